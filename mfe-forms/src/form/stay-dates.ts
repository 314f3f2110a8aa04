import type { Hotel } from '@foyer/shared/contracts/provider/hotel.ts';
import type { User } from '@foyer/shared/contracts/provider/user.ts';
import { clockTime, dayOfWeek } from '@foyer/shared/hotel/hotel-time.ts';
import { stayOf } from '@foyer/shared/hotel/stay.ts';
import { text } from '../text.ts';

const texts = text.stay;

type Facts = Pick<Hotel, 'timezone' | 'features' | 'check_in_time'>;

/** Returns the days of a stay, as known at a moment; none for a stay that is unknown or over. */
export function stayDates(
  user: User | undefined,
  hotel: Facts,
  at: number,
): { label: string; value: string }[] {
  const stay = stayOf(user, hotel, at);
  if (!stay || stay.phase === 'over') return [];
  const { check_in_date, check_out_date } = user ?? {};
  const arrival = dayOfWeek(check_in_date?.slice(0, 10) ?? '');
  const own = 'arrival' in stay ? clockTime(stay.time) : undefined;
  const from = 'arrival' in stay ? clockTime(hotel.check_in_time) : undefined;
  const time = own ? texts.at(arrival, own) : from && texts.from(arrival, from);
  const dates = [{ label: texts.arrival, value: time || arrival }];
  if (check_out_date)
    dates.push({ label: texts.departure, value: dayOfWeek(check_out_date.slice(0, 10)) });
  return dates;
}
