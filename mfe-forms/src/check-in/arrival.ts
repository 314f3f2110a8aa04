import type { User } from '@foyer/shared/contracts/provider/user.ts';
import { clockOf } from '@foyer/shared/hotel/clock.ts';
import { dateOfDay } from '@foyer/shared/ui/fields/day.ts';
import { formatTime } from '@foyer/shared/ui/fields/time.ts';

/** Returns a guest's recorded arrival as form values, empty if before `today` (FORM-25). */
export function arrivalOf(user: User | undefined, today: string) {
  const day = user?.check_in_date?.slice(0, 10) ?? '';
  if (!dateOfDay(day) || day < today) return { check_in: '', check_in_time: '' };
  return { check_in: day, check_in_time: timeFieldValue(user?.check_in_time) };
}

/** Converts `03:05 PM`, `15:05` or `15:05:00` to the value of the time picker. */
function timeFieldValue(text: string | null | undefined): string {
  const { hour, minute } = clockOf(text) ?? {};
  if (hour === undefined) return '';
  const period = hour < 12 ? 'AM' : 'PM';
  return formatTime({ hour: String(hour % 12 || 12), minute: String(minute), period });
}
