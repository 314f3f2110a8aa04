import type { Hotel } from '../contracts/provider/hotel.ts';
import type { User } from '../contracts/provider/user.ts';
import { dayAt } from './hotel-time.ts';

/** The phase of a guest's stay; nights count from midnight to midnight at the hotel. */
export type Stay = { nights: number; hasSteps: boolean } & (
  | { phase: 'upcoming' | 'arriving'; arrival: string; time: string | null }
  | { phase: 'staying' | 'leaving' | 'over'; departure: string }
);

type Dates = Pick<User, 'check_in_date' | 'check_in_time' | 'check_out_date'>;
type HotelFacts = Pick<Hotel, 'timezone' | 'features'>;

const DAY_MS = 86_400_000;

/**
 * Returns the stay that hotel home shows at a moment. `hasSteps` is set if home also shows what to do
 * next: the departure is known, and the hotel reports the state of requests. Only such a stay is shown
 * after its end.
 */
export function stayOf(
  dates: Dates | null | undefined,
  hotel: HotelFacts | null | undefined,
  at: number,
): Stay | undefined {
  const arrival = dayOf(dates?.check_in_date);
  if (!arrival) return undefined;
  const end = dayOf(dates?.check_out_date);
  const departure = end && end > arrival ? end : undefined;
  const reportsRequests = hotel?.features?.includes('requests-state') ?? false;
  const hasSteps = departure !== undefined && reportsRequests;
  const today = dayAt(at, hotel?.timezone);
  const until = nightsBetween(today, arrival);
  if (until >= 0) {
    const phase = until === 0 ? 'arriving' : 'upcoming';
    return { phase, nights: until, arrival, time: dates?.check_in_time ?? null, hasSteps };
  }
  if (!departure) return undefined;
  const left = nightsBetween(today, departure);
  if (left < 0) return hasSteps ? { phase: 'over', nights: 0, departure, hasSteps } : undefined;
  return { phase: left === 0 ? 'leaving' : 'staying', nights: left, departure, hasSteps };
}

/** Returns a valid ISO day; some providers append a time. */
function dayOf(text: string | null | undefined): string | undefined {
  const day = /^\d{4}-\d{2}-\d{2}(?=$|[T ])/.exec(text ?? '')?.[0];
  const at = Date.parse(`${day}T00:00Z`);
  return day && new Date(at || 0).toISOString().startsWith(day) ? day : undefined;
}

function nightsBetween(from: string, to: string): number {
  return Math.round((Date.parse(to) - Date.parse(from)) / DAY_MS);
}
