/**
 * Runs `work` at an interval and after `wake`, never twice at a time.
 * An error ends this run only.
 */
export function startLoop(
  work: () => Promise<unknown>,
  everyMs: number,
  onError: (error: unknown) => void,
) {
  let running: Promise<void> | undefined;
  let isDue = false;
  let stopped = false;

  async function run(): Promise<void> {
    while (isDue && !stopped) {
      isDue = false;
      await work().catch(onError);
    }
    running = undefined;
  }

  const wake = () => {
    isDue = true;
    running ??= run();
  };
  const timer = setInterval(wake, everyMs);
  timer.unref();
  return {
    wake,
    /** Ends the interval; `wake` still works. */
    stopPolling: () => clearInterval(timer),
    async stop(): Promise<void> {
      stopped = true;
      clearInterval(timer);
      await running;
    },
  };
}
