import Pusher from 'pusher-js';
import type { RealtimeState } from '../realtime.ts';

/** Pauses before the next attempt, in milliseconds: the first one, the longest, and … */
const FIRST_MS = 500;
const LONGEST_MS = 3_000;
/** … what a service that is shutting down asks for at least. */
const BUSY_MS = 1_000;
/** … where nobody looks, or the device says that it is offline. */
const AWAY_MS = 30_000;
/** … where the service still does not want this connection. */
const REFUSED_MS = 60_000;
/** All phones of a room are woken up together; in milliseconds. */
const WAKE_MS = 200;
/** How long a socket that may be half-open has to answer, in milliseconds (FAULT-23). */
const PONG_MS = 2_500;
/** A connection that stood for so long was a good one; in milliseconds. */
const GOOD_MS = 10_000;
/** How long it is only connecting, in milliseconds (CONST-02). */
export const UNAVAILABLE_MS = 10_000;

let newest: WebSocket | undefined;
const told = new Set<(code: number) => void>();

// Of an attempt that failed pusher-js tells nobody, and makes the next one after 15 seconds.
Pusher.Runtime.createWebSocket = (url) => {
  const socket = new WebSocket(url);
  const send = socket.send.bind(socket);
  // It sends a moment later, when the socket may be closing, which the browser calls an error.
  socket.send = (data) => {
    if (socket.readyState === WebSocket.OPEN) send(data);
  };
  newest = socket;
  socket.addEventListener('close', ({ code }) => {
    if (socket === newest) for (const tell of told) tell(code);
  });
  return socket as object as ReturnType<typeof Pusher.Runtime.createWebSocket>;
};

/** By the code that the service closed with; `failures` are those before. */
function pauseAfter(code: number, failures: number): number {
  const jitter = 0.5 + Math.random() / 2;
  const refused = code >= 4000 && (code < 4100 || code >= 4300);
  if (refused && failures > 0) return REFUSED_MS * jitter;
  if (document.hidden || !navigator.onLine) return AWAY_MS * jitter;
  const busy = code >= 4100 && code < 4200 ? BUSY_MS : 0;
  return busy + Math.min(FIRST_MS * 2 ** failures, LONGEST_MS) * jitter;
}

/**
 * Keeps pusher-js connected. It alone says when the next attempt is made: soon, and never hot,
 * whatever the service closes with. What wakes the page (the phone is unlocked, the network is
 * back) has the connection looked at right away. Returns what ends it.
 */
export function keepAlive(pusher: Pusher, become: (state: RealtimeState) => void): () => void {
  const { connection } = pusher;
  const timers = { attempt: 0, pong: 0, good: 0, unavailable: 0 };
  const ended = new AbortController();
  let failures = 0;
  let up = true;

  function after(ms: number, timer: keyof typeof timers, work: () => void): void {
    clearTimeout(timers[timer]);
    timers[timer] = window.setTimeout(work, ms);
  }

  /** Afterwards pusher-js makes no attempt by itself. */
  function drop(): void {
    clearTimeout(timers.attempt);
    clearTimeout(timers.pong);
    newest = undefined;
    pusher.disconnect();
  }

  function attempt(): void {
    drop();
    pusher.connect();
  }

  function lost(code: number): void {
    drop();
    after(pauseAfter(code, failures), 'attempt', attempt);
    failures += 1;
  }

  function gone(): void {
    if (!up) return;
    up = false;
    become('connecting');
    after(UNAVAILABLE_MS, 'unavailable', () => become('unavailable'));
  }

  function wake(): void {
    if (document.hidden) return;
    failures = 0;
    if (connection.state === 'connected') {
      pusher.send_event('pusher:ping', {});
      after(PONG_MS, 'pong', attempt);
    } else {
      after(Math.random() * WAKE_MS, 'attempt', attempt);
    }
  }

  const handlers = {
    state_change({ current }: { current: string }) {
      clearTimeout(timers.good);
      if (current !== 'connected') gone();
      // An attempt that hangs.
      if (current === 'unavailable') lost(0);
      if (current !== 'connected') return;
      up = true;
      clearTimeout(timers.unavailable);
      become('connected');
      after(GOOD_MS, 'good', () => {
        failures = 0;
      });
    },
    /** Refused in the handshake, which pusher-js may answer with another one at once. */
    error({ error }: { error?: { data?: { code?: number } } }) {
      const code = error?.data?.code;
      if (code !== undefined && connection.state !== 'connected') queueMicrotask(() => lost(code));
    },
    message({ event }: { event: string }) {
      if (event === 'pusher:pong') clearTimeout(timers.pong);
    },
  };

  gone();
  told.add(lost);
  for (const [event, handler] of Object.entries(handlers)) connection.bind(event, handler);
  const { signal } = ended;
  addEventListener('online', wake, { signal });
  document.addEventListener('visibilitychange', wake, { signal });
  addEventListener('pageshow', ({ persisted }) => persisted && wake(), { signal });
  // A page with an open socket is not kept for Back.
  addEventListener('pagehide', drop, { signal });

  return () => {
    ended.abort();
    told.delete(lost);
    for (const [event, handler] of Object.entries(handlers)) connection.unbind(event, handler);
    for (const timer of Object.values(timers)) clearTimeout(timer);
    drop();
  };
}
