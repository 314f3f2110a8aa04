/**
 * Formats dates and times in the hotel's time zone; without a known zone, in the device's. Dates have
 * the specified form, on an English page the American one. Times follow the guest's clock.
 */

import type { DayPart } from '../contracts/page.ts';
import { clockLocale, specifiedLocale } from '../language/locale.ts';
import { type Clock, clockOf } from './clock.ts';

type Zone = string | null | undefined;

/** Maximum number of cached formatters; a page needs few, and creating one is far slower than using it. */
const MAX_FORMATS = 200;
const formats = new Map<string, Intl.DateTimeFormat>();

function format(locale: string, zone: Zone, options: Intl.DateTimeFormatOptions) {
  const key = JSON.stringify([locale, zone, options]);
  const cached = formats.get(key) ?? createFormat(locale, zone, options);
  if (formats.size >= MAX_FORMATS) formats.clear();
  formats.set(key, cached);
  return cached;
}

function createFormat(locale: string, zone: Zone, options: Intl.DateTimeFormatOptions) {
  try {
    return new Intl.DateTimeFormat(locale, { ...options, timeZone: zone || undefined });
  } catch {
    return new Intl.DateTimeFormat(locale, options);
  }
}

/** Returns a function that formats a time at the hotel, by default in the locale of `language`. */
const formatter =
  (language: () => string, options: Intl.DateTimeFormatOptions) =>
  (at: number, zone: Zone, locale = language()): string =>
    format(locale, zone, options).format(at);

/** Formats a long date: `Saturday, November 21, 2026` (HOTEL-05). */
export const longDate = formatter(specifiedLocale, { dateStyle: 'full' });

/** Formats a short date: `Sat, 11/21/2026` (MSG-01). */
export const shortDate = formatter(specifiedLocale, {
  weekday: 'short',
  month: '2-digit',
  day: '2-digit',
  year: 'numeric',
});

/** Formats a time: `09:12` or `9:12 AM`. */
export const timeOfDay = formatter(clockLocale, { timeStyle: 'short' });

/** Formats date and time: `Sat, 11/21/2026, 09:12`. */
export function dateAndTime(at: number, zone: Zone, locale = clockLocale()): string {
  return `${shortDate(at, zone, locale)}, ${timeOfDay(at, zone, locale)}`;
}

/** Returns the ISO day: `2026-11-21`. The Swedish short date has this format. */
export const dayAt = formatter(() => 'sv-SE', { dateStyle: 'short' });

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

/** Returns the hour (0 to 23) and the minute at a hotel. */
export function clockAt(at: number, zone: Zone): Clock {
  const parts = format('en-US', zone, { timeStyle: 'short', hourCycle: 'h23' }).formatToParts(at);
  const value = (name: string) => Number(parts.find(({ type }) => type === name)?.value);
  return { hour: value('hour'), minute: value('minute') };
}

/** Returns the part of the day at a hotel. */
export function partOfDay(at: number, zone: Zone): DayPart {
  const { hour } = clockAt(at, zone);
  if (hour >= 4 && hour < 12) return 'morning';
  return hour >= 12 && hour < 18 ? 'afternoon' : 'evening';
}

/** Formats a time of today as `09:12`, and an earlier one with its date. */
export function updatedTime(at: number, now: number, zone: Zone, locale = clockLocale()): string {
  const isToday = dayAt(at, zone) === dayAt(now, zone);
  return isToday ? timeOfDay(at, zone, locale) : dateAndTime(at, zone, locale);
}

const weekday = formatter(specifiedLocale, { weekday: 'long', month: 'long', day: 'numeric' });

/** Formats an ISO day without a zone: `Friday, November 27`. */
export function dayOfWeek(day: string, locale?: string): string {
  return weekday(Date.parse(day), 'UTC', locale);
}

/** Formats a time of day (`15:00:00`, `3:00 PM`) by the guest's clock; returns other text unchanged. */
export function clockTime(
  text: string | null | undefined,
  locale = clockLocale(),
): string | undefined {
  const clock = clockOf(text);
  if (!clock) return text || undefined;
  const at = Date.UTC(2000, 0, 1, clock.hour, clock.minute);
  return timeOfDay(at, 'UTC', locale);
}

/** Formats a time of day for a place beside the time picker, which has AM and PM: `3:00 PM`. */
export function pickerTime(text: string | null | undefined): string | undefined {
  return clockTime(text, clockLocale('h12'));
}
