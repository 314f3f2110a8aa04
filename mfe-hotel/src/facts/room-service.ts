import type { QuickInfo } from '@foyer/shared/contracts/provider/quick-info.ts';
import { type Clock, clockOf } from '@foyer/shared/hotel/clock.ts';
import { clockTime } from '@foyer/shared/hotel/hotel-time.ts';
import { text } from '../text.ts';

const { contact } = text.quickInfo;

type Hours = Pick<QuickInfo, 'room_service_start_time' | 'room_service_end_time'>;

/** Returns the hours of room service (HOTEL-39); undefined without hours. */
export function roomServiceHours(info: Hours): string | undefined {
  const start = clockTime(info.room_service_start_time);
  const end = clockTime(info.room_service_end_time);
  if (start && end) return contact.between(start, end);
  if (start) return contact.from(start);
  return end && contact.until(end);
}

/** Returns if room service is open at a time of day at the hotel, and until when; else its hours. */
export function roomServiceAt(info: Hours, now: Clock): string | undefined {
  const start = minutesOf(clockOf(info.room_service_start_time));
  const end = minutesOf(clockOf(info.room_service_end_time));
  const minute = minutesOf(now);
  if (start === undefined || end === undefined || minute === undefined || start === end)
    return roomServiceHours(info);
  // Room service that ends after midnight is open before its end or after its start.
  const isOpen = start < end ? start <= minute && minute < end : start <= minute || minute < end;
  return isOpen
    ? contact.open(clockTime(info.room_service_end_time) ?? '')
    : contact.closed(clockTime(info.room_service_start_time) ?? '');
}

function minutesOf(clock: Clock | undefined): number | undefined {
  return clock && clock.hour * 60 + clock.minute;
}
