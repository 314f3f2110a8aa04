import { describeError } from '../db/describe-error.ts';
import type { Deps } from '../http/deps.ts';
import { deleteOldNotices, queueUnseenMails } from './queue-unseen-mails.ts';

const INTERVAL_MS = 30_000;

type Options = Pick<Deps, 'db' | 'log' | 'now' | 'onMailQueued'> & { publicUrl: string };

/** Queues mails about unseen messages at an interval and wakes the mail loop. */
export function startNoticeLoop({ db, log, now, onMailQueued, publicUrl }: Options) {
  let running: Promise<void> | undefined;
  async function runOnce(): Promise<void> {
    try {
      const queued = await queueUnseenMails(db, publicUrl, now());
      if (queued > 0) onMailQueued();
      await deleteOldNotices(db, now());
    } catch (error) {
      log.error(describeError(error), 'mails about unseen messages could not be queued');
    }
  }
  const timer = setInterval(() => {
    running ??= runOnce().finally(() => {
      running = undefined;
    });
  }, INTERVAL_MS);
  timer.unref();
  return {
    async stop(): Promise<void> {
      clearInterval(timer);
      await running;
    },
  };
}
