import { clockOf } from '@foyer/shared/hotel/clock.ts';
import { clockTime } from '@foyer/shared/hotel/hotel-time.ts';
import { formatDay } from '@foyer/shared/ui/fields/day.ts';
import { text } from '../text.ts';

/** Formats `2026-05-01 03:05 PM` as `Friday, May 1, 2026` with the time by the guest's clock; returns other texts unchanged. */
export function arrivalText(checkIn: string): string {
  const day = formatDay(checkIn.slice(0, 10));
  if (!day) return checkIn;
  const time = checkIn.slice(11);
  return clockOf(time) ? text.requests.arrivalAt(day, clockTime(time) ?? '') : day;
}
