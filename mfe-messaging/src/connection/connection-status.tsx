import { useRealtime } from '@foyer/shared/runtime';
import { useOffline } from '@foyer/shared/ui/waiting/use-offline.ts';
import { text } from '../text.ts';
import styles from './connection-status.module.css';

type ConnectionState = 'connected' | 'connecting' | 'offline';

/** Refetch intervals in ms: events may be lost, and without a connection there are none. */
const REFETCH_MS = { connected: 60_000, connecting: 10_000, offline: false } as const;

/** Returns the state of the connection to the hotel, as shown to the guest. */
export function useConnectionState(): ConnectionState {
  const live = useRealtime() === 'connected';
  if (useOffline()) return 'offline';
  return live ? 'connected' : 'connecting';
}

/** Returns the refetch interval of a visible conversation; false without a network. */
export const useRefetchMs = (): number | false => REFETCH_MS[useConnectionState()];

/** Shows whether a message is sent immediately. */
export function ConnectionStatus({ state }: { state: ConnectionState }) {
  return (
    <p className={`${styles.text} ${styles[state]}`} role="status">
      {text.chat.connection[state]}
    </p>
  );
}
