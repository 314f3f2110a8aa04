import { realtime } from '@foyer/shared/runtime';

const FIRST_WAIT_MS = 1000;
const LONGEST_WAIT_MS = 15_000;

/** Runs work that may have to be tried again, in one tab at a time. */
export type Pump = {
  /** Now, and once more after a run that is under way. */
  run: () => void;
  stop: () => void;
};

/**
 * `work` says whether it is done; if not it is run again after a while, or as soon as the network,
 * the connection or the guest is back.
 */
export function createPump(name: string, work: () => Promise<boolean>): Pump {
  const stopped = new AbortController();
  let failures = 0;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let running = false;
  let again = false;

  /** Browsers without locks send from every tab; the provider knows a message by its key. */
  const alone = () =>
    navigator.locks ? navigator.locks.request(name, { signal: stopped.signal }, work) : work();

  async function once(): Promise<boolean> {
    try {
      return await alone();
    } catch (error) {
      if (!stopped.signal.aborted) console.warn('What waits could not be sent', error);
      return stopped.signal.aborted;
    }
  }

  async function run(): Promise<void> {
    again = true;
    if (running) return;
    running = true;
    clearTimeout(timer);
    while (again && !stopped.signal.aborted) {
      again = false;
      const done = await once();
      failures = done ? 0 : failures + 1;
    }
    running = false;
    if (failures > 0 && !stopped.signal.aborted) timer = setTimeout(run, waitOf(failures));
  }

  /** What stood in the way may be gone. */
  function atOnce(): void {
    if (document.visibilityState === 'hidden') return;
    failures = 0;
    void run();
  }

  const { signal } = stopped;
  addEventListener('online', atOnce, { signal });
  document.addEventListener('visibilitychange', atOnce, { signal });
  const unsubscribe = realtime.subscribe(() => {
    if (realtime.state() === 'connected') atOnce();
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

/** Exponential with jitter, in ms. */
function waitOf(failures: number): number {
  return Math.min(FIRST_WAIT_MS * 2 ** (failures - 1), LONGEST_WAIT_MS) * (0.5 + Math.random() / 2);
}
