import { useStore } from 'zustand';
import { createStore } from 'zustand/vanilla';
import { whenIdle } from '../../browser/when-idle.ts';
import { lazyModule } from '../../ui/waiting/lazy-module.ts';
import { session } from '../session/session.ts';
import type { ChannelListener, Connection } from './connection.ts';
import type { ConnectionState } from './maintain-connection.ts';

/** Pause between attempts to load the code, in milliseconds. */
const RETRY_MS = 5_000;

/** The state of realtime events. `idle`: no listener, or no signed-in guest. */
export type RealtimeState = 'idle' | ConnectionState;

const code = lazyModule(() => import(/* webpackChunkName: "realtime" */ './connection.ts'));
const channels = new Map<string, Set<ChannelListener>>();
const store = createStore<RealtimeState>(() => 'idle');
let connection: Connection | undefined;
let loading = false;

/** Opens, updates or closes the connection to match the session and the channels with listeners. */
function syncConnection(): void {
  const guest = session.user()?.id;
  const wanted = guest !== undefined && channels.size > 0;
  if (connection && (!wanted || connection.guest !== guest)) {
    connection.close();
    connection = undefined;
    store.setState('idle');
  }
  const open = code.get()?.openConnection;
  if (!wanted) store.setState('idle');
  else if (!open) loadCode();
  else {
    const listenersOf = (name: string) => channels.get(name) ?? [];
    connection ??= open(guest, listenersOf, store.setState);
    connection.setChannels(channels);
  }
}

/** Loads the connection's code when the page is idle. The first load contains none of it. */
function loadCode(): void {
  if (loading) return;
  loading = true;
  if (store.getState() === 'idle') store.setState('connecting');
  const retry = () => {
    loading = false;
    syncConnection();
  };
  whenIdle(() =>
    code.load().then(retry, () => {
      store.setState('unavailable');
      setTimeout(retry, RETRY_MS);
    }),
  );
}

session.subscribe(syncConnection);

/**
 * Delivers realtime events of the signed-in guest's channels over one connection for the whole app.
 *
 * The connection is open only while there are listeners. It reconnects by itself; events sent while it
 * was down are lost.
 */
export const realtime = {
  /**
   * Listens on a private channel, named without `private-`, in the current and any later session.
   * Returns the unsubscribe function; the last listener's leaves the channel.
   */
  listen(channel: string, listener: ChannelListener): () => void {
    const own = { ...listener };
    const listeners = channels.get(channel) ?? new Set();
    channels.set(channel, listeners.add(own));
    // A microtask, so that an unmount and the mount that replaces it are one change.
    queueMicrotask(syncConnection);
    if (connection?.subscribed(channel))
      queueMicrotask(() => listeners.has(own) && own.subscribed?.());
    return () => {
      if (!listeners.delete(own) || listeners.size > 0) return;
      channels.delete(channel);
      queueMicrotask(syncConnection);
    };
  },

  state: store.getState,

  /** Calls the listener with the new state after every change; returns the unsubscribe function. */
  subscribe: store.subscribe,
};

/** Returns the state of the realtime connection and rerenders the component when it changes. */
export const useRealtime = (): RealtimeState => useStore(store);
