import { retryDelay } from '@foyer/shared/api/retry.ts';
import { onReconnect, realtime } from '@foyer/shared/runtime';

export type QueueRunner = ReturnType<typeof createQueueRunner>;

/**
 * Creates a runner of work in one tab at a time. `work` returns true when done. Otherwise it runs again
 * after a delay, or as soon as the network, the realtime connection or the guest is back.
 */
export function createQueueRunner(name: string, work: () => Promise<boolean>) {
  const stopped = new AbortController();
  let failures = 0;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let running = false;
  let runAgain = false;

  /** Without the Web Locks API every tab sends; the provider deduplicates by key. */
  const runExclusively = () =>
    navigator.locks ? navigator.locks.request(name, { signal: stopped.signal }, work) : work();

  async function run(): Promise<void> {
    runAgain = true;
    if (running) return;
    running = true;
    clearTimeout(timer);
    while (runAgain && !stopped.signal.aborted) {
      runAgain = false;
      try {
        failures = (await runExclusively()) ? 0 : failures + 1;
      } catch (error) {
        if (stopped.signal.aborted) break;
        console.warn('Queued messages could not be sent', error);
        failures += 1;
      }
    }
    running = false;
    if (failures > 0 && !stopped.signal.aborted) timer = setTimeout(run, retryDelay(failures));
  }

  /** Retries at once, because the obstacle may be gone. */
  function retryNow(): void {
    if (document.visibilityState === 'hidden') return;
    failures = 0;
    void run();
  }

  const { signal } = stopped;
  onReconnect(retryNow, signal);
  document.addEventListener('visibilitychange', retryNow, { signal });
  signal.addEventListener(
    'abort',
    realtime.subscribe((state) => state === 'connected' && retryNow()),
  );
  return {
    /** Runs now, or once more after the current run. */
    run: () => void run(),
    stop(): void {
      stopped.abort();
      clearTimeout(timer);
    },
  };
}
