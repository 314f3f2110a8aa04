import { useConnectionState } from './use-connection-state.ts';

/** Refetch intervals in ms: events may be lost, and without a connection there are none. */
const CONNECTED_MS = 60_000;
const DISCONNECTED_MS = 10_000;

/** Returns the refetch interval of a visible conversation; false without a network. */
export function useRefetchMs(): number | false {
  const state = useConnectionState();
  if (state === 'offline') return false;
  return state === 'connected' ? CONNECTED_MS : DISCONNECTED_MS;
}
