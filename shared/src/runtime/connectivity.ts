import { useStore } from 'zustand';
import { createStore } from 'zustand/vanilla';
import { onlineManager } from '../singletons/query.ts';

/** State of the connection to the gateway: online, behind a captive portal, or unreachable. */
export type Connectivity = 'online' | 'captive-portal' | 'unreachable';

const store = createStore<Connectivity>(() => 'online');

/** Holds the connectivity as of the gateway's last response (decision 8). */
export const connectivity = {
  /** Sets the connectivity. Once online again, TanStack Query fetches the stale queries of the page. */
  set(next: Connectivity): void {
    store.setState(next);
    onlineManager.setOnline(next === 'online');
  },

  /** Returns the connectivity and rerenders the component when it changes. */
  use: (): Connectivity => useStore(store),

  /** Calls the listener when the gateway responds again; returns the unsubscribe function. */
  onReturn: (listener: () => void): (() => void) =>
    store.subscribe((now) => now === 'online' && listener()),
};

/**
 * Calls the listener when the network returns, until the signal aborts: the browser reports it, or the
 * gateway responds again.
 */
export function onReconnect(
  listener: () => void,
  signal: AbortSignal = new AbortController().signal,
): void {
  addEventListener('online', listener, { signal });
  signal.addEventListener('abort', connectivity.onReturn(listener));
}
