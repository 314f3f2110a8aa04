import { describeError } from '../db/describe-error.ts';
import type { Deps } from '../http/deps.ts';
import { forgetNotices, tellUnseen } from './tell-unseen.ts';

const EVERY_MS = 30_000;

type Options = Pick<Deps, 'db' | 'log' | 'now' | 'onMail'> & { publicUrl: string };

/** Looks every so often for what guests have not seen, and wakes the mail worker. */
export function startUnseenWorker({ db, log, now, onMail, publicUrl }: Options) {
  let running: Promise<void> | undefined;
  async function look(): Promise<void> {
    try {
      const told = await tellUnseen(db, publicUrl, now());
      if (told > 0) onMail();
      await forgetNotices(db, now());
    } catch (error) {
      log.error(describeError(error), 'unseen messages could not be told');
    }
  }
  const timer = setInterval(() => {
    running ??= look().finally(() => {
      running = undefined;
    });
  }, EVERY_MS);
  timer.unref();
  return {
    async stop(): Promise<void> {
      clearInterval(timer);
      await running;
    },
  };
}
