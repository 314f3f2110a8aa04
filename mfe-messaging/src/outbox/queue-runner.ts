import { realtime } from '@foyer/shared/runtime';

const FIRST_DELAY_MS = 1000;
const MAX_DELAY_MS = 15_000;

/** Runs work with retries, in one tab at a time. */
export type QueueRunner = {
  /** Runs now, or once more after the current run. */
  run: () => void;
  stop: () => void;
};

/**
 * Creates a queue runner. `work` returns true when done. Otherwise it runs again after a delay, or
 * as soon as the network, the realtime connection or the guest is back.
 */
export function createQueueRunner(name: string, work: () => Promise<boolean>): QueueRunner {
  const stopped = new AbortController();
  let failures = 0;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let running = false;
  let runAgain = false;

  /** Without the Web Locks API every tab sends; the provider deduplicates by key. */
  const runExclusively = () =>
    navigator.locks ? navigator.locks.request(name, { signal: stopped.signal }, work) : work();

  async function runOnce(): Promise<boolean> {
    try {
      return await runExclusively();
    } catch (error) {
      if (!stopped.signal.aborted) console.warn('Queued messages could not be sent', error);
      return stopped.signal.aborted;
    }
  }

  async function run(): Promise<void> {
    runAgain = true;
    if (running) return;
    running = true;
    clearTimeout(timer);
    while (runAgain && !stopped.signal.aborted) {
      runAgain = false;
      const done = await runOnce();
      failures = done ? 0 : failures + 1;
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
  addEventListener('online', retryNow, { signal });
  document.addEventListener('visibilitychange', retryNow, { signal });
  const unsubscribe = realtime.subscribe(() => {
    if (realtime.state() === 'connected') retryNow();
  });
  return {
    run: () => void run(),
    stop() {
      stopped.abort();
      clearTimeout(timer);
      unsubscribe();
    },
  };
}

/** Returns an exponential delay with jitter, in ms. */
function retryDelay(failures: number): number {
  return Math.min(FIRST_DELAY_MS * 2 ** (failures - 1), MAX_DELAY_MS) * (0.5 + Math.random() / 2);
}
