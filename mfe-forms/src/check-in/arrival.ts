import type { User } from '@foyer/shared/contracts/user';
import { clockOf } from '@foyer/shared/hotel/clock';
import { dateOfDay } from '@foyer/shared/ui/fields/day';

/** The arrival that a guest's record has, for a form (FORM-25): none that is past by `today`. */
export function arrivalOf(user: User | undefined, today: string) {
  const day = user?.check_in_date?.slice(0, 10) ?? '';
  if (!dateOfDay(day) || day < today) return { check_in: '', check_in_time: '' };
  return { check_in: day, check_in_time: timeOf(user?.check_in_time) };
}

/** As the time picker has it, whether the record says `03:05 PM`, `15:05` or `15:05:00`. */
function timeOf(text: string | null | undefined): string {
  const clock = clockOf(text);
  if (!clock) return '';
  const [hour, minute] = [clock.hour % 12 || 12, clock.minute].map((part) =>
    `${part}`.padStart(2, '0'),
  );
  return `${hour}:${minute} ${clock.hour < 12 ? 'AM' : 'PM'}`;
}
