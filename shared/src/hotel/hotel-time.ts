/** Formats dates and times in the hotel's time zone; without a known zone, in the device's. */

import type { DayPart } from '../contracts/page.ts';
import { locale as guestLocale, specifiedLocale } from '../language/locale.ts';
import { clockOf } from './clock.ts';

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

/** Formats a time in the guest's locale: `09:12`. */
export const timeOfDay = formatter(guestLocale, { timeStyle: 'short' });

/** Formats date and time in the guest's locale: `21 Nov 2026, 09:12`. */
export const dateAndTime = formatter(guestLocale, { dateStyle: 'medium', timeStyle: 'short' });

const dayAndMonth = formatter(guestLocale, { day: 'numeric', month: 'short' });

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

/** Returns the part of the day at a hotel. */
export function partOfDay(at: number, zone: Zone): DayPart {
  const clock = format('en-US', zone, { hour: 'numeric', hourCycle: 'h23' });
  const hour = Number(clock.formatToParts(at).find(({ type }) => type === 'hour')?.value);
  if (hour >= 4 && hour < 12) return 'morning';
  return hour >= 12 && hour < 18 ? 'afternoon' : 'evening';
}

/** Formats a time in the guest's locale: today as `09:12`, earlier ones with the day. */
export function updatedTime(at: number, now: number, zone: Zone, locale = guestLocale()): string {
  const time = timeOfDay(at, zone, locale);
  const isToday = dayAt(at, zone) === dayAt(now, zone);
  return isToday ? time : `${dayAndMonth(at, zone, locale)}, ${time}`;
}

const weekday = formatter(guestLocale, { weekday: 'long', month: 'long', day: 'numeric' });

/** Formats an ISO day without a zone in the guest's locale: `Friday, November 27`. */
export function dayOfWeek(day: string, locale?: string): string {
  return weekday(Date.parse(day), 'UTC', locale);
}

/** Formats a time of day (`15:00:00`, `3:00 PM`) in the guest's locale; returns other text unchanged. */
export function clockTime(
  text: string | null | undefined,
  locale = guestLocale(),
): string | undefined {
  const clock = clockOf(text);
  if (!clock) return text || undefined;
  const at = Date.UTC(2000, 0, 1, clock.hour, clock.minute);
  return timeOfDay(at, 'UTC', locale);
}
