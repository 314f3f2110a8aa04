import Pusher from 'pusher-js';

/** First and longest pause of the backoff before the next attempt, in milliseconds. */
const FIRST_MS = 500;
const LONGEST_MS = 3_000;
/** Extra pause for a service that is shutting down (codes 4100 to 4199), in milliseconds. */
const BUSY_MS = 1_000;
/** Pause while the page is hidden or the device offline, in milliseconds. */
const AWAY_MS = 30_000;
/** Pause after a repeated refusal by the service, in milliseconds. */
const REFUSED_MS = 60_000;
/** Random delay before a woken page reconnects, in milliseconds. Many phones may wake at once. */
const WAKE_MS = 200;
/** Timeout in milliseconds for the pong on a socket that may be half-open (FAULT-23). */
const PONG_MS = 2_500;
/** Milliseconds after which a connection counts as stable and resets the backoff. */
const STABLE_MS = 10_000;
/** Milliseconds after which the state changes from connecting to unavailable (CONST-02). */
export const UNAVAILABLE_MS = 10_000;

/** The state of a wanted connection. `unavailable`: none for ten seconds; the app keeps trying. */
export type ConnectionState = 'connecting' | 'connected' | 'unavailable';

let newest: WebSocket | undefined;
const closeListeners = new Set<(code: number) => void>();

// pusher-js does not report a failed attempt and makes the next one after 15 seconds.
Pusher.Runtime.createWebSocket = (url) => {
  const socket = new WebSocket(url);
  const send = socket.send.bind(socket);
  // pusher-js sends in a later task, when the socket may be closing, which the browser logs as an error.
  socket.send = (data) => {
    if (socket.readyState === WebSocket.OPEN) send(data);
  };
  newest = socket;
  socket.addEventListener('close', ({ code }) => {
    if (socket === newest) for (const listener of closeListeners) listener(code);
  });
  return socket as object as ReturnType<typeof Pusher.Runtime.createWebSocket>;
};

/** Returns the pause after a close code of the service and `failures` earlier failures. */
function pauseAfter(code: number, failures: number): number {
  const jitter = 0.5 + Math.random() / 2;
  const refused = code >= 4000 && (code < 4100 || code >= 4300);
  if (refused && failures > 0) return REFUSED_MS * jitter;
  if (document.hidden || !navigator.onLine) return AWAY_MS * jitter;
  const busy = code >= 4100 && code < 4200 ? BUSY_MS : 0;
  return busy + Math.min(FIRST_MS * 2 ** failures, LONGEST_MS) * jitter;
}

/**
 * Keeps pusher-js connected and alone schedules its attempts; returns the stop function.
 *
 * It reconnects with a short backoff for every close code. When the page wakes up (the phone is unlocked,
 * the network is back), it checks the connection at once.
 */
export function maintainConnection(
  pusher: Pusher,
  setState: (state: ConnectionState) => void,
): () => void {
  const { connection } = pusher;
  const timers = { attempt: 0, pong: 0, stable: 0, unavailable: 0 };
  const stopped = new AbortController();
  let failures = 0;
  let up = true;

  function after(ms: number, timer: keyof typeof timers, work: () => void): void {
    clearTimeout(timers[timer]);
    timers[timer] = window.setTimeout(work, ms);
  }

  /** Disconnects, after which pusher-js makes no attempt by itself. */
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

  function scheduleAttempt(code: number): void {
    drop();
    after(pauseAfter(code, failures), 'attempt', attempt);
    failures += 1;
  }

  function markDisconnected(): void {
    if (!up) return;
    up = false;
    setState('connecting');
    after(UNAVAILABLE_MS, 'unavailable', () => setState('unavailable'));
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
      clearTimeout(timers.stable);
      if (current !== 'connected') markDisconnected();
      // The attempt hangs.
      if (current === 'unavailable') scheduleAttempt(0);
      if (current !== 'connected') return;
      up = true;
      clearTimeout(timers.unavailable);
      setState('connected');
      after(STABLE_MS, 'stable', () => {
        failures = 0;
      });
    },
    /** Handles a refusal in the handshake, which pusher-js may otherwise retry at once. */
    error({ error }: { error?: { data?: { code?: number } } }) {
      const code = error?.data?.code;
      if (code !== undefined && connection.state !== 'connected')
        queueMicrotask(() => scheduleAttempt(code));
    },
    message({ event }: { event: string }) {
      if (event === 'pusher:pong') clearTimeout(timers.pong);
    },
  };

  markDisconnected();
  closeListeners.add(scheduleAttempt);
  for (const [event, handler] of Object.entries(handlers)) connection.bind(event, handler);
  const { signal } = stopped;
  addEventListener('online', wake, { signal });
  document.addEventListener('visibilitychange', wake, { signal });
  addEventListener('pageshow', ({ persisted }) => persisted && wake(), { signal });
  // A page with an open socket cannot enter the back/forward cache.
  addEventListener('pagehide', drop, { signal });

  return () => {
    stopped.abort();
    closeListeners.delete(scheduleAttempt);
    for (const [event, handler] of Object.entries(handlers)) connection.unbind(event, handler);
    for (const timer of Object.values(timers)) clearTimeout(timer);
    drop();
  };
}
