import type { User } from '@foyer/shared/contracts/user';
import { dateOfDay } from '@foyer/shared/ui/fields/day';

/** As sign-up sends a time (`03:05 PM`), and as other records may have it (`15:05`, `15:05:00`). */
const CLOCK = /^(\d{1,2}):([0-5]\d)(?::[0-5]\d)?(?: (AM|PM))?$/;

/** The arrival that a guest's record has, for a form (FORM-25): none that is past by `today`. */
export function arrivalOf(user: User | undefined, today: string) {
  const day = user?.check_in_date?.slice(0, 10) ?? '';
  if (!dateOfDay(day) || day < today) return { check_in: '', check_in_time: '' };
  return { check_in: day, check_in_time: timeOf(user?.check_in_time ?? '') };
}

function timeOf(text: string): string {
  const [, hour, minute = '', half] = CLOCK.exec(text) ?? [];
  const number = Number(hour);
  if (hour === undefined || number > (half ? 12 : 23)) return '';
  const period = half === 'PM' || (!half && number >= 12) ? 'PM' : 'AM';
  return `${String(number % 12 || 12).padStart(2, '0')}:${minute} ${period}`;
}
