import { useEffect, useEffectEvent } from 'react';

/** Calls `retry` when the browser reports that the network is back. */
export function useOnReconnect(retry: (() => void) | undefined): void {
  const onReconnect = useEffectEvent(() => retry?.());
  useEffect(() => {
    const listener = () => onReconnect();
    addEventListener('online', listener);
    return () => removeEventListener('online', listener);
  }, []);
}
