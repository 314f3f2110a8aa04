/** Formats dates and times in the hotel's time zone; without a known zone, in the device's. */

import type { DayPart } from '../contracts/page.ts';
import { locale as guestLocale, specifiedLocale } from '../language/locale.ts';
import { clockOf } from './clock.ts';

type FormatArgs = [options: Intl.DateTimeFormatOptions, locale: string, zone?: string];

/** Formatters are cached: creating one is far slower than formatting, and a page needs few. */
const formats = new Map<string, Intl.DateTimeFormat>();

function format(...args: FormatArgs): Intl.DateTimeFormat {
  const key = JSON.stringify(args);
  const cached = formats.get(key) ?? createFormat(...args);
  formats.set(key, cached);
  return cached;
}

function createFormat(...[options, locale, zone]: FormatArgs): Intl.DateTimeFormat {
  try {
    return new Intl.DateTimeFormat(locale, { ...options, ...(zone && { timeZone: zone }) });
  } catch {
    return new Intl.DateTimeFormat(locale, options);
  }
}

type Zone = string | null | undefined;

/** Formats a long date: `Saturday, November 21, 2026` (HOTEL-05). */
export function longDate(at: number, zone: Zone, locale = specifiedLocale()): string {
  return format({ dateStyle: 'full' }, locale, zone ?? undefined).format(at);
}

/** Formats an ISO day (`2026-11-21`) as a long date. */
export function longDay(day: string, locale = specifiedLocale()): string {
  return longDate(Date.parse(day), 'UTC', locale);
}

/** Formats a short date: `Sat, 11/21/2026` (MSG-01). */
export function shortDate(at: number, zone: Zone, locale = specifiedLocale()): string {
  const options = { weekday: 'short', month: '2-digit', day: '2-digit', year: 'numeric' } as const;
  return format(options, locale, zone ?? undefined).format(at);
}

/** Returns the ISO day: `2026-11-21`. */
export function dayAt(at: number, zone: Zone): string {
  // The Swedish short date is the ISO format.
  return format({ dateStyle: 'short' }, 'sv-SE', zone ?? undefined).format(at);
}

/** Reports whether this device knows a time zone. */
export function isTimeZone(zone: string): boolean {
  try {
    return new Intl.DateTimeFormat('en', { timeZone: zone }) !== undefined;
  } catch {
    return false;
  }
}

/** The ISO day at a hotel and the part of the day, for a greeting. */
export type HotelDay = { date: string; partOfDay: DayPart };

/** Returns the day at a hotel. */
export function hotelDay(at: number, zone: Zone): HotelDay {
  return { date: dayAt(at, zone), partOfDay: partOfDay(at, zone) };
}

/** Returns the part of the day at a hotel. */
export function partOfDay(at: number, zone: Zone): DayPart {
  const clock = format({ hour: 'numeric', hourCycle: 'h23' }, 'en-US', zone ?? undefined);
  const hour = Number(clock.formatToParts(at).find(({ type }) => type === 'hour')?.value);
  if (hour >= 4 && hour < 12) return 'morning';
  return hour >= 12 && hour < 18 ? 'afternoon' : 'evening';
}

/** Formats a time in the guest's locale: today as `09:12`, earlier ones with the day. */
export function updatedTime(at: number, now: number, zone: Zone, locale = guestLocale()): string {
  const time = timeOfDay(at, zone, locale);
  if (longDate(at, zone) === longDate(now, zone)) return time;
  return `${format({ day: 'numeric', month: 'short' }, locale, zone ?? undefined).format(at)}, ${time}`;
}

/** Formats a time in the guest's locale: `09:12`. */
export function timeOfDay(at: number, zone: Zone, locale = guestLocale()): string {
  return format({ timeStyle: 'short' }, locale, zone ?? undefined).format(at);
}

/** Formats date and time in the guest's locale: `21 Nov 2026, 09:12`. */
export function dateAndTime(at: number, zone: Zone, locale = guestLocale()): string {
  return format({ dateStyle: 'medium', timeStyle: 'short' }, locale, zone ?? undefined).format(at);
}

/** Formats an ISO day without a zone in the guest's locale: `Friday, November 27`. */
export function dayOfWeek(day: string, locale = guestLocale()): string {
  const options = { weekday: 'long', month: 'long', day: 'numeric' } as const;
  return format(options, locale, 'UTC').format(Date.parse(day));
}

/** Formats a time of day (`15:00:00`, `3:00 PM`) in the guest's locale; returns other text unchanged. */
export function clockTime(
  text: string | null | undefined,
  locale = guestLocale(),
): string | undefined {
  const clock = clockOf(text);
  if (!clock) return text || undefined;
  const at = Date.UTC(2000, 0, 1, clock.hour, clock.minute);
  return format({ timeStyle: 'short' }, locale, 'UTC').format(at);
}
