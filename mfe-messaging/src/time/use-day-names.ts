import { longDate } from '@foyer/shared/hotel/hotel-time';
import { useMemo, useSyncExternalStore } from 'react';
import { text } from '../text.ts';

const DAY_MS = 86_400_000;
/** Zones are whole quarters of an hour apart, so that each of these lies within one day. */
const QUARTER_MS = 900_000;
const LOOK_MS = 15_000;

type Zone = string | null | undefined;

/** Names days as the hotel's clock counts them; in a long conversation few of them are worked out. */
function namesOfDays(today: string, zone: Zone): (at: number) => string {
  const known = new Map<number, string>();
  const yesterday = longDate(Date.now() - DAY_MS, zone);
  function nameOf(at: number): string {
    const day = longDate(at, zone);
    if (day === today) return text.conversation.today;
    return day === yesterday ? text.conversation.yesterday : day;
  }
  return (at) => {
    const quarter = Math.floor(at / QUARTER_MS);
    const name = known.get(quarter) ?? nameOf(at);
    known.set(quarter, name);
    return name;
  };
}

function subscribe(listener: () => void): () => void {
  const timer = setInterval(listener, LOOK_MS);
  document.addEventListener('visibilitychange', listener);
  return () => {
    clearInterval(timer);
    document.removeEventListener('visibilitychange', listener);
  };
}

/** What the day of a moment is called; another function once the hotel's day is another one. */
export function useDayNames(zone: Zone): (at: number) => string {
  const day = () => longDate(Date.now(), zone);
  const today = useSyncExternalStore(subscribe, day, day);
  return useMemo(() => namesOfDays(today, zone), [today, zone]);
}
