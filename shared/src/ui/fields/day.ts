import { locale, statedLocale } from '../../language/locale.ts';

/** Days travel as `YYYY-MM-DD`, which knows no time zone. */

/** Local midnight of a day, for calendars; undefined for anything else. */
export function dateOfDay(day: string): Date | undefined {
  const match = /^(\d{4})-(\d{2})-(\d{2})$/.exec(day);
  if (!match) return undefined;
  const [year, month, date] = match.slice(1).map(Number) as [number, number, number];
  const value = new Date(year, month - 1, date);
  return value.getMonth() === month - 1 ? value : undefined;
}

/** The day of a local date. */
export function dayOfDate(date: Date): string {
  const pad = (part: number) => String(part).padStart(2, '0');
  return `${date.getFullYear()}-${pad(date.getMonth() + 1)}-${pad(date.getDate())}`;
}

/** `Friday, November 27, 2026`, as the page's language writes it; without the year where it stands nearby. */
export function dayInWords(day: string, year = true): string {
  const date = dateOfDay(day);
  if (!date) return '';
  // In English as docs/behaviour.md has it, whatever the region.
  const english = statedLocale() === 'en-US';
  return date.toLocaleDateString(english ? 'en-US' : locale(), {
    calendar: 'gregory',
    weekday: 'long',
    month: 'long',
    day: 'numeric',
    ...(year && { year: 'numeric' }),
  });
}
