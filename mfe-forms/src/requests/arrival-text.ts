import { clockOf } from '@foyer/shared/hotel/clock.ts';
import { clockTime } from '@foyer/shared/hotel/hotel-time.ts';
import { locale } from '@foyer/shared/language/locale.ts';
import { dateOfDay } from '@foyer/shared/ui/fields/day.ts';
import { text } from '../text.ts';

/** Formats `2026-05-01 03:05 PM` in the guest's locale; returns other texts unchanged. */
export function arrivalText(checkIn: string): string {
  const day = dateOfDay(checkIn.slice(0, 10))?.toLocaleDateString(locale(), { dateStyle: 'full' });
  if (!day) return checkIn;
  const time = checkIn.slice(11);
  return clockOf(time) ? text.requests.arrivalAt(day, clockTime(time) ?? '') : day;
}
