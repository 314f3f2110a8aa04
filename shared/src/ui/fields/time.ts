import { statedLocale } from '../../language/locale.ts';

/** A time of day as the guest picks it; hour and minute as typed, both empty when there is none. */
export type PickedTime = { hour: string; minute: string; period: 'AM' | 'PM' };

/** None yet. Guests arrive, eat and go out in the afternoon: it is typed without a second choice. */
export const NO_TIME: PickedTime = { hour: '', minute: '', period: 'PM' };

/** `AM` and `PM` as the language of the page writes them. */
export function periodWord(period: PickedTime['period']): string {
  const clock = new Intl.DateTimeFormat(statedLocale(), { hour: 'numeric', hourCycle: 'h12' });
  const parts = clock.formatToParts(new Date(2000, 0, 1, period === 'AM' ? 9 : 21));
  return parts.find(({ type }) => type === 'dayPeriod')?.value ?? period;
}

/** Hour 1 to 12; empty or out of range becomes 12 (AUTH-42). */
export function correctHour(text: string): string {
  const hour = text.trim() === '' ? Number.NaN : Number(text);
  return hour >= 1 && hour <= 12 ? String(hour) : '12';
}

/** Minute 0 to 59; empty or below becomes 0, above becomes 59 (AUTH-42). */
export function correctMinute(text: string): string {
  const minute = Number(text) || 0;
  return String(Math.min(59, Math.max(0, minute))).padStart(2, '0');
}

/** `03:05 PM`; empty as long as no hour and no minute is given. */
export function formatTime({ hour, minute, period }: PickedTime): string {
  if (!hour && !minute) return '';
  return `${correctHour(hour).padStart(2, '0')}:${correctMinute(minute)} ${period}`;
}

/** Reads `formatTime` back; anything else is no time. */
export function parseTime(value: string): PickedTime {
  const match = /^(\d{2}):(\d{2}) (AM|PM)$/.exec(value);
  if (!match) return NO_TIME;
  return {
    hour: String(Number(match[1])),
    minute: match[2] ?? '',
    period: match[3] === 'PM' ? 'PM' : 'AM',
  };
}
