import { useSyncExternalStore } from 'react';

const MINUTE_MS = 60_000;

function subscribe(listener: () => void): () => void {
  const timer = setInterval(listener, MINUTE_MS / 4);
  document.addEventListener('visibilitychange', listener);
  return () => {
    clearInterval(timer);
    document.removeEventListener('visibilitychange', listener);
  };
}

const now = () => Math.floor(Date.now() / MINUTE_MS) * MINUTE_MS;

/** Returns the time in milliseconds, to the minute. An open page thereby follows the date. */
export function useNow(): number {
  return useSyncExternalStore(subscribe, now, now);
}
