import { longDate } from '@foyer/shared/hotel/hotel-time.ts';
import { useMemo, useSyncExternalStore } from 'react';
import { text } from '../text.ts';

const DAY_MS = 86_400_000;
/** Time zones differ by quarters of an hour, so each quarter lies within one day. */
const QUARTER_MS = 900_000;
const CHECK_INTERVAL_MS = 15_000;

type Zone = string | null | undefined;

/** Returns a function that names days in the hotel's time zone and caches the names. */
function createDayNames(today: string, zone: Zone): (at: number) => string {
  const names = new Map<number, string>();
  const yesterday = longDate(Date.now() - DAY_MS, zone);
  function nameOf(at: number): string {
    const day = longDate(at, zone);
    if (day === today) return text.conversation.today;
    return day === yesterday ? text.conversation.yesterday : day;
  }
  return (at) => {
    const quarter = Math.floor(at / QUARTER_MS);
    const name = names.get(quarter) ?? nameOf(at);
    names.set(quarter, name);
    return name;
  };
}

function subscribe(listener: () => void): () => void {
  const timer = setInterval(listener, CHECK_INTERVAL_MS);
  document.addEventListener('visibilitychange', listener);
  return () => {
    clearInterval(timer);
    document.removeEventListener('visibilitychange', listener);
  };
}

/** Returns a function that names a moment's day; the function changes with the hotel's date. */
export function useDayNames(zone: Zone): (at: number) => string {
  const day = () => longDate(Date.now(), zone);
  const today = useSyncExternalStore(subscribe, day, day);
  return useMemo(() => createDayNames(today, zone), [today, zone]);
}
