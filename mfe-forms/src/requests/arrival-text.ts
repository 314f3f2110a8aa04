import { locale } from '@foyer/shared/language/locale.ts';
import { dateOfDay } from '@foyer/shared/ui/fields/day.ts';
import { text } from '../text.ts';

const CLOCK = /^(\d{2}):(\d{2}) (AM|PM)$/;

/** Formats `2026-05-01 03:05 PM` in the guest's locale; returns other texts unchanged. */
export function arrivalText(checkIn: string): string {
  const at = dateOfDay(checkIn.slice(0, 10));
  if (!at) return checkIn;
  const [, hour, minute, period] = CLOCK.exec(checkIn.slice(11)) ?? [];
  const day = at.toLocaleDateString(locale(), { dateStyle: 'full' });
  if (!period) return day;
  at.setHours((Number(hour) % 12) + (period === 'PM' ? 12 : 0), Number(minute));
  return text.requests.arrivalAt(day, at.toLocaleTimeString(locale(), { timeStyle: 'short' }));
}
