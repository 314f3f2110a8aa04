import { useRealtime } from '@foyer/shared/runtime';
import { useSyncExternalStore } from 'react';
import type { ConnectionState } from './connection-words.tsx';

function subscribe(listener: () => void): () => void {
  addEventListener('online', listener);
  addEventListener('offline', listener);
  return () => {
    removeEventListener('online', listener);
    removeEventListener('offline', listener);
  };
}

/** Where the connection to the hotel stands, as a guest thinks of it. */
export function useConnectionState(): ConnectionState {
  const live = useRealtime() === 'connected';
  const online = useSyncExternalStore(
    subscribe,
    () => navigator.onLine,
    () => true,
  );
  if (!online) return 'offline';
  return live ? 'connected' : 'connecting';
}
