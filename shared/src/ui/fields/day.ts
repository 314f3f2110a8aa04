import { locale, specifiedLocale } from '../../language/locale.ts';

/** Returns local midnight of a day in `YYYY-MM-DD`, for calendars; undefined for any other text. */
export function dateOfDay(day: string): Date | undefined {
  const date = new Date(`${day}T00:00`);
  return dayOfDate(date) === day ? date : undefined;
}

/** Returns the day of a local date as `YYYY-MM-DD`, which has no time zone. */
export function dayOfDate(date: Date): string {
  const pad = (value: number) => String(value).padStart(2, '0');
  return `${date.getFullYear()}-${pad(date.getMonth() + 1)}-${pad(date.getDate())}`;
}

/** Formats a day in the page's language, such as `Friday, November 27, 2026`; the year is optional. */
export function formatDay(day: string, year = true): string {
  const date = dateOfDay(day);
  if (!date) return '';
  // docs/behaviour.md specifies the English format, independent of the region.
  const english = specifiedLocale() === 'en-US';
  return date.toLocaleDateString(english ? 'en-US' : locale(), {
    calendar: 'gregory',
    weekday: 'long',
    month: 'long',
    day: 'numeric',
    ...(year && { year: 'numeric' }),
  });
}
