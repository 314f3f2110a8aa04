import { late } from '../ui/waiting/late.ts';
import { whenIdle } from '../ui/waiting/when-idle.ts';
import type { Connection } from './realtime/connection.ts';
import { session } from './session.ts';

/** Pause between tries to fetch the code, in milliseconds. */
const RETRY_MS = 5_000;

/**
 * `idle`: nobody listens, or nobody is signed in. `unavailable`: it has been gone for ten seconds,
 * and is still being tried.
 */
export type RealtimeState = 'idle' | 'connecting' | 'connected' | 'unavailable';

/** What somebody wants to hear of a channel. */
export type ChannelListener = {
  /** By name; each gets an event's data as it came. */
  events: Record<string, (data: unknown) => void>;
  /**
   * At every subscription, the first and each after a reconnect; right away where the channel is
   * subscribed already. What came before it is to be fetched now.
   */
  subscribed?: () => void;
};

const code = late(() => import(/* webpackChunkName: "realtime" */ './realtime/connection.ts'));
const channels = new Map<string, Set<ChannelListener>>();
const watchers = new Set<() => void>();
let state: RealtimeState = 'idle';
let connection: Connection | undefined;
let fetching = false;

function become(next: RealtimeState): void {
  if (next === state) return;
  state = next;
  for (const watcher of watchers) watcher();
}

/** Makes the connection fit who is signed in and which channels somebody listens to. */
function settle(): void {
  const guest = session.user()?.id;
  const wanted = guest !== undefined && channels.size > 0;
  if (connection && (!wanted || connection.guest !== guest)) {
    connection.close();
    connection = undefined;
    become('idle');
  }
  const open = code.get()?.openConnection;
  if (!wanted) become('idle');
  else if (!open) fetchCode();
  else {
    connection ??= open({ guest, listenersOf: (name) => channels.get(name) ?? [], become });
    connection.keep(channels);
  }
}

/** Nothing of it is in the first load: it comes once the page has nothing better to do. */
function fetchCode(): void {
  if (fetching) return;
  fetching = true;
  if (state === 'idle') become('connecting');
  const again = () => {
    fetching = false;
    settle();
  };
  whenIdle(() =>
    code.fetch().then(again, () => {
      become('unavailable');
      setTimeout(again, RETRY_MS);
    }),
  );
}

session.subscribe(settle);

/** The socket that this page listens with, for the provider to leave out of what it tells others. */
export const socketId = (): string | undefined => connection?.socketId();

/**
 * Live events of the signed-in guest's own channels: one connection for the whole app, open only
 * while somebody listens. It heals by itself; what was said meanwhile never arrives.
 */
export const realtime = {
  /**
   * Listens on a private channel, named without `private-`, in whatever session there is, now or
   * later. Returns what ends it; the channel is left when nobody listens any more.
   */
  listen(channel: string, listener: ChannelListener): () => void {
    const own = { ...listener };
    const listeners = channels.get(channel) ?? new Set();
    channels.set(channel, listeners.add(own));
    // A component that leaves and one that comes in its place are one change.
    queueMicrotask(settle);
    if (connection?.subscribed(channel))
      queueMicrotask(() => listeners.has(own) && own.subscribed?.());
    return () => {
      if (!listeners.delete(own) || listeners.size > 0) return;
      channels.delete(channel);
      queueMicrotask(settle);
    };
  },

  state: (): RealtimeState => state,

  /** Tells of every change of `state`; returns what ends that. */
  subscribe(watcher: () => void): () => void {
    watchers.add(watcher);
    return () => watchers.delete(watcher);
  },
};
