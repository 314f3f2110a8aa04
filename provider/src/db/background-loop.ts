import type { Logger } from 'pino';
import { describeError } from './errors.ts';

/**
 * Runs `work` on the database at an interval and after `wake`, never twice at a time.
 * An error ends this run only and is logged with `message`.
 */
export function startLoop(
  work: () => Promise<unknown>,
  everyMs: number,
  { log, message }: { log: Logger; message: string },
) {
  let running: Promise<void> | undefined;
  let isDue = false;
  let stopped = false;

  async function run(): Promise<void> {
    while (isDue && !stopped) {
      isDue = false;
      await work().catch((error) => log.error(describeError(error), message));
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
    async stop(): Promise<void> {
      stopped = true;
      clearInterval(timer);
      await running;
    },
  };
}
