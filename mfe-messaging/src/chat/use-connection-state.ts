import { useRealtime } from '@foyer/shared/runtime';
import { useOffline } from '@foyer/shared/ui/waiting/use-offline';
import type { ConnectionState } from './connection-words.tsx';

/** Where the connection to the hotel stands, as a guest thinks of it. */
export function useConnectionState(): ConnectionState {
  const live = useRealtime() === 'connected';
  if (useOffline()) return 'offline';
  return live ? 'connected' : 'connecting';
}
