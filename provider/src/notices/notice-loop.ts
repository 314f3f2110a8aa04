import { describeError } from '../db/errors.ts';
import type { Deps } from '../http/deps.ts';
import { startLoop } from '../lib/background-loop.ts';
import { deleteOldNotices, queueUnseenMails } from './queue-unseen-mails.ts';

const INTERVAL_MS = 30_000;

type Options = Pick<Deps, 'db' | 'log' | 'now' | 'onMailQueued'> & { publicUrl: string };

/** Queues mails about unseen messages at an interval and wakes the mail loop. */
export function startNoticeLoop({ db, log, now, onMailQueued, publicUrl }: Options) {
  const queueMails = async () => {
    const queued = await queueUnseenMails(db, publicUrl, now());
    if (queued > 0) onMailQueued();
    await deleteOldNotices(db, now());
  };
  return startLoop(queueMails, INTERVAL_MS, (error) =>
    log.error(describeError(error), 'mails about unseen messages could not be queued'),
  );
}
