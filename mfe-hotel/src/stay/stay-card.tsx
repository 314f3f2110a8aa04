import { clockTime, dayOfWeek } from '@foyer/shared/hotel/hotel-time.ts';
import { type Stay, stayOf } from '@foyer/shared/hotel/stay.ts';
import { useHotel, useSession } from '@foyer/shared/runtime';
import { Skeleton } from '@foyer/shared/ui/waiting/skeleton.tsx';
import { CalendarDays } from 'lucide-react';
import { text } from '../text.ts';
import styles from './stay-card.module.css';
import { useNow } from './use-now.ts';

/** Shows the nights until arrival or departure, and its date (HOTEL-19). */
export function StayCard({ className }: { className: string }) {
  const hotel = useHotel();
  const user = useSession((session) => session.user);
  const now = useNow();
  const stay = stayOf(user, hotel, now);
  return (
    <section className={className} aria-busy={!stay}>
      <div className={styles.card}>
        <CalendarDays className={styles.icon} size={22} strokeWidth={1.6} aria-hidden />
        <div>
          <h2 className={styles.nights}>
            {stay ? nightsOf(stay) : <Skeleton width="9em" height="0.8em" />}
          </h2>
          <p className={styles.when}>
            {stay ? whenOf(stay, hotel.check_in_time) : <Skeleton width="14em" height="0.8em" />}
          </p>
        </div>
      </div>
    </section>
  );
}

function nightsOf({ phase, nights }: Stay): string {
  if (phase === 'arriving') return text.stay.today;
  if (phase === 'leaving') return text.stay.leaving;
  if (phase === 'over') return text.stay.over;
  if (phase === 'staying') return text.stay.nightsLeft(nights);
  return nights === 1 ? text.stay.tomorrow : text.stay.nightsUntil(nights);
}

/** Returns the date, with the guest's own arrival time or else the hotel's check-in time. */
function whenOf(stay: Stay, check_in_time: string | undefined): string {
  if (stay.phase === 'over') return text.stay.again;
  if ('departure' in stay) return text.stay.checkOut(dayOfWeek(stay.departure));
  const day = dayOfWeek(stay.arrival);
  const own = clockTime(stay.time);
  if (own) return text.stay.checkInAt(day, own);
  const from = clockTime(check_in_time);
  return from ? text.stay.checkInFrom(day, from) : day;
}
