/** Dates and times as a hotel's clock shows them; without a known zone, as the device's does. */

type FormatOf = [options: Intl.DateTimeFormatOptions, locale: string | undefined, zone?: string];

/** A formatter costs far more than a date it formats, and a page has few of them. */
const formats = new Map<string, Intl.DateTimeFormat>();

function format(...what: FormatOf): Intl.DateTimeFormat {
  const key = JSON.stringify(what);
  const made = formats.get(key) ?? makeFormat(...what);
  formats.set(key, made);
  return made;
}

function makeFormat(...[options, locale, zone]: FormatOf): Intl.DateTimeFormat {
  try {
    return new Intl.DateTimeFormat(locale, { ...options, ...(zone && { timeZone: zone }) });
  } catch {
    return new Intl.DateTimeFormat(locale, options);
  }
}

type Zone = string | null | undefined;

/** `Saturday, November 21, 2026` (HOTEL-05). */
export function longDate(at: number, zone: Zone): string {
  return format({ dateStyle: 'full' }, 'en-US', zone ?? undefined).format(at);
}

/** `Sat, 11/21/2026` (MSG-01). */
export function shortDate(at: number, zone: Zone): string {
  const parts = { weekday: 'short', month: '2-digit', day: '2-digit', year: 'numeric' } as const;
  return format(parts, 'en-US', zone ?? undefined).format(at);
}

/** The part of the day in the hotel, for a greeting. */
export function partOfDay(at: number, zone: Zone): 'morning' | 'afternoon' | 'evening' {
  const clock = format({ hour: 'numeric', hourCycle: 'h23' }, 'en-US', zone ?? undefined);
  const hour = Number(clock.formatToParts(at).find((part) => part.type === 'hour')?.value);
  if (hour >= 4 && hour < 12) return 'morning';
  return hour >= 12 && hour < 18 ? 'afternoon' : 'evening';
}

/** `09:12` today, with the day before that; 12 or 24 hours as the guest's locale has it. */
export function updatedTime(at: number, now: number, zone: Zone, locale?: string): string {
  const known = zone ?? undefined;
  const time = timeOfDay(at, zone, locale);
  if (longDate(at, zone) === longDate(now, zone)) return time;
  return `${format({ day: 'numeric', month: 'short' }, locale, known).format(at)}, ${time}`;
}

/** `09:12`, as the guest's locale writes it. */
export function timeOfDay(at: number, zone: Zone, locale?: string): string {
  return format({ timeStyle: 'short' }, locale, zone ?? undefined).format(at);
}

/** `21 Nov 2026, 09:12`, as the guest's locale writes it. */
export function dateAndTime(at: number, zone: Zone, locale?: string): string {
  return format({ dateStyle: 'medium', timeStyle: 'short' }, locale, zone ?? undefined).format(at);
}

const CLOCK = /^([01]?\d|2[0-3]):([0-5]\d)(?::[0-5]\d(?:\.\d+)?)?$/;

/** A time of day as the provider has it (`15:00:00`) in the guest's locale; other text stays. */
export function clockTime(text: string | null | undefined, locale?: string): string | undefined {
  const [, hour, minute] = CLOCK.exec(text?.trim() ?? '') ?? [];
  if (!hour || !minute) return text || undefined;
  const at = Date.UTC(2000, 0, 1, Number(hour), Number(minute));
  return format({ timeStyle: 'short' }, locale, 'UTC').format(at);
}
