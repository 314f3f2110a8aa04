import { useRealtime } from '@foyer/shared/runtime';

/** An event may be lost on its way; without a connection asking is all there is. In ms. */
const CONNECTED_MS = 60_000;
const ALONE_MS = 10_000;

/** How often a conversation on the screen is asked for. */
export function useRefetchMs(): number {
  return useRealtime() === 'connected' ? CONNECTED_MS : ALONE_MS;
}
