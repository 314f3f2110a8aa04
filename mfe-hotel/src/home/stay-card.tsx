import type { Hotel } from '@foyer/shared/contracts/hotel';
import { clockTime, dayAt, dayOfWeek } from '@foyer/shared/hotel/hotel-time';
import { useSession } from '@foyer/shared/runtime';
import { CalendarDays } from 'lucide-react';
import { type Stay, stayOf } from '../data/stay-of.ts';
import { text } from '../text.ts';
import { useNow } from '../time/use-now.ts';
import styles from './stay-card.module.css';

/** Where the guest is in their stay today, as the hotel's clock has it. */
export function useStay(hotel: Hotel): Stay | undefined {
  const user = useSession((session) => session.user);
  const now = useNow();
  return stayOf(user, dayAt(now, hotel.timezone));
}

/** How long until arrival or departure, and when that is (HOTEL-19). */
export function StayCard({
  stay,
  hotel,
  className,
}: {
  stay: Stay;
  hotel: Hotel;
  className: string;
}) {
  return (
    <section className={className}>
      <div className={styles.card}>
        <CalendarDays className={styles.icon} size={22} strokeWidth={1.6} aria-hidden />
        <div>
          <h2 className={styles.nights}>{nightsOf(stay)}</h2>
          <p className={styles.when}>{whenOf(stay, hotel)}</p>
        </div>
      </div>
    </section>
  );
}

function nightsOf({ part, nights }: Stay): string {
  if (part === 'arriving') return text.stay.today;
  if (part === 'leaving') return text.stay.leaving;
  if (part === 'staying') return text.stay.nightsLeft(nights);
  return nights === 1 ? text.stay.tomorrow : text.stay.nightsUntil(nights);
}

/** With the time that the guest named, else that from which the hotel has rooms. */
function whenOf(stay: Stay, hotel: Hotel): string {
  if ('departure' in stay) return text.stay.checkOut(dayOfWeek(stay.departure));
  const day = dayOfWeek(stay.arrival);
  const own = clockTime(stay.time);
  if (own) return text.stay.checkInAt(day, own);
  const from = clockTime(hotel.check_in_time);
  return from ? text.stay.checkInFrom(day, from) : day;
}
