import { useConnectionState } from '../chat/use-connection-state.ts';

/** An event may be lost on its way; without a connection asking is all there is. In ms. */
const CONNECTED_MS = 60_000;
const ALONE_MS = 10_000;

/** How often a conversation on the screen is asked for; without a network not at all. */
export function useRefetchMs(): number | false {
  const state = useConnectionState();
  if (state === 'offline') return false;
  return state === 'connected' ? CONNECTED_MS : ALONE_MS;
}
