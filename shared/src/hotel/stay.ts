import type { User } from '../contracts/provider/user.ts';

/** The phase of a guest's stay; nights count from midnight to midnight at the hotel. */
export type Stay =
  | { phase: 'upcoming' | 'arriving'; nights: number; arrival: string; time: string | null }
  | { phase: 'staying' | 'leaving'; nights: number; departure: string };

type Dates = Pick<User, 'check_in_date' | 'check_in_time' | 'check_out_date'>;

const DAY_MS = 86_400_000;

/** Returns the stay on a day at the hotel; undefined without an arrival, or after the known dates. */
export function stayOf(dates: Dates | null | undefined, today: string): Stay | undefined {
  const arrival = dayOf(dates?.check_in_date);
  if (!arrival) return undefined;
  const until = nightsBetween(today, arrival);
  if (until >= 0) {
    const phase = until === 0 ? 'arriving' : 'upcoming';
    return { phase, nights: until, arrival, time: dates?.check_in_time ?? null };
  }
  const departure = dayOf(dates?.check_out_date);
  if (!departure || departure <= arrival) return undefined;
  const left = nightsBetween(today, departure);
  if (left < 0) return undefined;
  return { phase: left === 0 ? 'leaving' : 'staying', nights: left, departure };
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
