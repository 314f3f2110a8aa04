import { useSyncExternalStore } from 'react';

const CHECK_INTERVAL_MS = 15_000;

function subscribe(listener: () => void): () => void {
  const timer = setInterval(listener, CHECK_INTERVAL_MS);
  document.addEventListener('visibilitychange', listener);
  return () => {
    clearInterval(timer);
    document.removeEventListener('visibilitychange', listener);
  };
}

/** Returns what `read` reads from the clock, and rerenders the component when it changes. */
export function useClock<Value extends string | number>(read: () => Value): Value {
  return useSyncExternalStore(subscribe, read, read);
}
