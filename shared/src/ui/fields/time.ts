import { specifiedLocale } from '../../language/locale.ts';

/** A time of day as typed: hour and minute are empty if there is none. */
export type PickedTime = { hour: string; minute: string; period: 'AM' | 'PM' };

/** The empty time; PM, because guests arrive, eat and go out in the afternoon. */
export const NO_TIME: PickedTime = { hour: '', minute: '', period: 'PM' };

/** Returns AM or PM in the page's language. */
export function periodLabel(period: PickedTime['period']): string {
  const clock = new Intl.DateTimeFormat(specifiedLocale(), { hour: 'numeric', hourCycle: 'h12' });
  const parts = clock.formatToParts(new Date(2000, 0, 1, period === 'AM' ? 9 : 21));
  return parts.find(({ type }) => type === 'dayPeriod')?.value ?? period;
}

/** Returns an hour from 1 to 12; empty or out of range becomes 12 (AUTH-106). */
export function correctHour(text: string): string {
  const hour = text.trim() === '' ? Number.NaN : Number(text);
  return hour >= 1 && hour <= 12 ? String(hour) : '12';
}

/** Returns a minute from 0 to 59. Empty or below becomes 0, above becomes 59 (AUTH-106). */
export function correctMinute(text: string): string {
  const minute = Number(text) || 0;
  return String(Math.min(59, Math.max(0, minute))).padStart(2, '0');
}

/** Formats a time as `03:05 PM`; empty if both hour and minute are empty. */
export function formatTime({ hour, minute, period }: PickedTime): string {
  if (!hour && !minute) return '';
  return `${correctHour(hour).padStart(2, '0')}:${correctMinute(minute)} ${period}`;
}

/** Parses the format of `formatTime`; any other text gives the empty time. */
export function parseTime(value: string): PickedTime {
  const [, hour, minute, period] = /^(\d{2}):(\d{2}) (AM|PM)$/.exec(value) ?? [];
  if (!hour || !minute) return NO_TIME;
  return { hour: String(Number(hour)), minute, period: period === 'PM' ? 'PM' : 'AM' };
}
