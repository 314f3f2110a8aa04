import { useRealtime } from '@foyer/shared/runtime';
import { useOffline } from '@foyer/shared/ui/waiting/use-offline.ts';
import type { ConnectionState } from './connection-status.tsx';

/** Returns the state of the connection to the hotel, as shown to the guest. */
export function useConnectionState(): ConnectionState {
  const live = useRealtime() === 'connected';
  if (useOffline()) return 'offline';
  return live ? 'connected' : 'connecting';
}
