import type { GuestRequest } from '@foyer/shared/contracts/provider/requests.ts';
import type { User } from '@foyer/shared/contracts/provider/user.ts';
import { dateOfDay } from '@foyer/shared/ui/fields/day.ts';
import { timeFieldValue } from '../form/time-field-value.ts';

type Arrival = Pick<User, 'check_in_date' | 'check_in_time'>;

/** Returns a guest's recorded arrival as form values, empty if before `today` (FORM-25). */
export function arrivalOf(arrival: Arrival | undefined, today: string) {
  const day = arrival?.check_in_date?.slice(0, 10) ?? '';
  if (!dateOfDay(day) || day < today) return { check_in: '', check_in_time: '' };
  return { check_in: day, check_in_time: timeFieldValue(arrival?.check_in_time) };
}

/** Returns the arrival that a check-in was sent with. */
export function sentArrival({ check_in }: GuestRequest): Arrival {
  return { check_in_date: check_in?.slice(0, 10), check_in_time: check_in?.slice(11) };
}
