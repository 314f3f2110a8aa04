import type Pusher from 'pusher-js';
import { retryDelay } from '../../api/retry.ts';
import { onReconnect } from '../connectivity.ts';

/** Time limit of an attempt in milliseconds. pusher-js reports no attempt that fails before the service answers. */
const ATTEMPT_MS = 5_000;
/** Number of failures after which the pause before the next attempt, then one to three seconds, stops growing. */
const MAX_BACKOFF_STEPS = 2;
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

/** The `error` event of a connection: the service's code, nested during the handshake. */
type ConnectionError = { data?: { code?: number }; error?: ConnectionError };

/** Returns the pause after a close code of the service and `failures` earlier failures. */
function pauseAfter(code: number, failures: number): number {
  const jitter = 0.5 + Math.random() / 2;
  const refused = code >= 4000 && (code < 4100 || code >= 4300);
  if (refused && failures > 0) return REFUSED_MS * jitter;
  if (document.hidden || !navigator.onLine) return AWAY_MS * jitter;
  const busy = code >= 4100 && code < 4200 ? BUSY_MS : 0;
  return busy + retryDelay(Math.min(failures, MAX_BACKOFF_STEPS));
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
  const { signal } = stopped;
  let phase: 'attempting' | 'connected' | 'disconnected' = 'attempting';
  let reportedDown = false;
  let failures = 0;
  let closeCode = 0;

  function after(ms: number, timer: keyof typeof timers, work: () => void): void {
    clearTimeout(timers[timer]);
    timers[timer] = window.setTimeout(work, ms);
  }

  function reportDown(): void {
    if (reportedDown) return;
    reportedDown = true;
    setState('connecting');
    after(UNAVAILABLE_MS, 'unavailable', () => setState('unavailable'));
  }

  function disconnect(): void {
    phase = 'disconnected';
    for (const timer of ['attempt', 'pong', 'stable'] as const) clearTimeout(timers[timer]);
    pusher.disconnect();
  }

  function attempt(): void {
    disconnect();
    reportDown();
    phase = 'attempting';
    after(ATTEMPT_MS, 'attempt', handleFailure);
    pusher.connect();
  }

  function handleFailure(): void {
    if (phase === 'disconnected') return;
    phase = 'disconnected';
    reportDown();
    // In a microtask: pusher-js schedules an attempt of its own after it has reported the failure.
    queueMicrotask(() => {
      if (signal.aborted) return;
      disconnect();
      after(pauseAfter(closeCode, failures), 'attempt', attempt);
      failures += 1;
      closeCode = 0;
    });
  }

  function wake(): void {
    if (document.hidden) return;
    failures = 0;
    if (phase === 'connected') {
      pusher.send_event('pusher:ping', {});
      after(PONG_MS, 'pong', attempt);
    } else {
      after(Math.random() * WAKE_MS, 'attempt', attempt);
    }
  }

  connection.bind('state_change', ({ current }: { current: string }) => {
    if (current === 'connected') {
      phase = 'connected';
      reportedDown = false;
      clearTimeout(timers.attempt);
      clearTimeout(timers.unavailable);
      setState('connected');
      after(STABLE_MS, 'stable', () => {
        failures = 0;
      });
    } else if (phase === 'connected') handleFailure();
    // After some close codes pusher-js makes an attempt of its own at once.
    else if (phase === 'disconnected' && current === 'connecting')
      queueMicrotask(() => pusher.disconnect());
  });
  connection.bind('connecting_in', handleFailure);
  connection.bind('error', ({ data, error }: ConnectionError) => {
    closeCode = (data ?? error?.data)?.code ?? 0;
    if (phase === 'attempting') handleFailure();
  });
  connection.bind('message', ({ event }: { event: string }) => {
    if (event === 'pusher:pong') clearTimeout(timers.pong);
  });
  onReconnect(wake, signal);
  document.addEventListener('visibilitychange', wake, { signal });
  addEventListener('pageshow', ({ persisted }) => persisted && wake(), { signal });
  // A page with an open socket cannot enter the back/forward cache.
  addEventListener('pagehide', disconnect, { signal });
  reportDown();
  after(ATTEMPT_MS, 'attempt', handleFailure);

  return () => {
    stopped.abort();
    clearTimeout(timers.unavailable);
    disconnect();
  };
}
