/** Dates and times as a hotel's clock shows them; without a known zone, as the device's does. */

import { locale as guestLocale, statedLocale } from '../language/locale.ts';
import { clockOf } from './clock.ts';

type FormatOf = [options: Intl.DateTimeFormatOptions, locale: string, zone?: string];

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
export function longDate(at: number, zone: Zone, locale = statedLocale()): string {
  return format({ dateStyle: 'full' }, locale, zone ?? undefined).format(at);
}

/** The same of a day as it travels (`2026-11-21`). */
export function longDay(day: string, locale = statedLocale()): string {
  return longDate(Date.parse(day), 'UTC', locale);
}

/** `Sat, 11/21/2026` (MSG-01). */
export function shortDate(at: number, zone: Zone, locale = statedLocale()): string {
  const parts = { weekday: 'short', month: '2-digit', day: '2-digit', year: 'numeric' } as const;
  return format(parts, locale, zone ?? undefined).format(at);
}

/** `2026-11-21`: the day as it travels. */
export function dayAt(at: number, zone: Zone): string {
  // As Swedish writes it.
  return format({ dateStyle: 'short' }, 'sv-SE', zone ?? undefined).format(at);
}

/** Whether a time zone is known here. */
export function isZone(zone: string): boolean {
  try {
    return new Intl.DateTimeFormat('en', { timeZone: zone }) !== undefined;
  } catch {
    return false;
  }
}

/** A day at a hotel, as it travels, and the part of it, for a greeting. */
export type HotelDay = { date: string; part: DayPart };
export const DAY_PARTS = ['morning', 'afternoon', 'evening'] as const;
export type DayPart = (typeof DAY_PARTS)[number];

/** What day it is at a hotel. */
export function hotelDay(at: number, zone: Zone): HotelDay {
  return { date: dayAt(at, zone), part: partOfDay(at, zone) };
}

/** The part of the day in the hotel, for a greeting. */
export function partOfDay(at: number, zone: Zone): DayPart {
  const clock = format({ hour: 'numeric', hourCycle: 'h23' }, 'en-US', zone ?? undefined);
  const hour = Number(clock.formatToParts(at).find((part) => part.type === 'hour')?.value);
  if (hour >= 4 && hour < 12) return 'morning';
  return hour >= 12 && hour < 18 ? 'afternoon' : 'evening';
}

/** `09:12` today, with the day before that; 12 or 24 hours as the guest's locale has it. */
export function updatedTime(at: number, now: number, zone: Zone, locale = guestLocale()): string {
  const known = zone ?? undefined;
  const time = timeOfDay(at, zone, locale);
  if (longDate(at, zone) === longDate(now, zone)) return time;
  return `${format({ day: 'numeric', month: 'short' }, locale, known).format(at)}, ${time}`;
}

/** `09:12`, as the guest's locale writes it. */
export function timeOfDay(at: number, zone: Zone, locale = guestLocale()): string {
  return format({ timeStyle: 'short' }, locale, zone ?? undefined).format(at);
}

/** `21 Nov 2026, 09:12`, as the guest's locale writes it. */
export function dateAndTime(at: number, zone: Zone, locale = guestLocale()): string {
  return format({ dateStyle: 'medium', timeStyle: 'short' }, locale, zone ?? undefined).format(at);
}

/** `Friday, November 27`: a day of no zone (`2026-11-27`), as the guest's locale writes it. */
export function dayOfWeek(day: string, locale = guestLocale()): string {
  const parts = { weekday: 'long', month: 'long', day: 'numeric' } as const;
  return format(parts, locale, 'UTC').format(Date.parse(day));
}

/** A time of day as anybody writes it (`15:00:00`, `3:00 PM`) in the guest's locale; other text stays. */
export function clockTime(
  text: string | null | undefined,
  locale = guestLocale(),
): string | undefined {
  const clock = clockOf(text);
  if (!clock) return text || undefined;
  const at = Date.UTC(2000, 0, 1, clock.hour, clock.minute);
  return format({ timeStyle: 'short' }, locale, 'UTC').format(at);
}
