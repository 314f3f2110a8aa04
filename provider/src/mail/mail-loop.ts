import { and, asc, eq, inArray, lt, lte, sql } from 'drizzle-orm';
import type { Logger } from 'pino';
import { startLoop } from '../db/background-loop.ts';
import type { Database } from '../db/database.ts';
import { mails } from '../db/schema/server-state.ts';
import type { Mail } from './queue.ts';

/** Delivers one mail; throws on failure. A retry has the same `id`. */
export type Deliver = (mail: Mail & { id: number }) => Promise<void>;

const POLL_MS = 5000;
/** Mails per batch that fit into RETRY_MS when each takes the full timeout of `smtp.ts`. */
const BATCH = 3;
const MAX_ATTEMPTS = 10;
/** Time until a retry, and the time limit of a claimed batch. */
const RETRY_MS = 60_000;

type Options = { db: Database; deliver: Deliver; log: Logger };

/**
 * Sends queued mails in the background. One of several processes claims each mail; if it dies before
 * it deletes the row, the mail is sent a second time rather than not at all.
 */
export function startMailLoop({ db, deliver, log }: Options) {
  async function claimBatch() {
    const due = db
      .select({ id: mails.id })
      .from(mails)
      .where(and(lte(mails.due_at, new Date()), lt(mails.attempts, MAX_ATTEMPTS)))
      .orderBy(asc(mails.id))
      .limit(BATCH)
      .for('update', { skipLocked: true });
    const claimed = await db
      .update(mails)
      .set({
        attempts: sql`${mails.attempts} + 1`,
        due_at: new Date(Date.now() + RETRY_MS),
      })
      .where(inArray(mails.id, due))
      .returning();
    return claimed.sort((one, other) => one.id - other.id);
  }

  async function sendBatch(): Promise<void> {
    const batch = await claimBatch();
    for (const { id, recipient, subject, text, deliver: isDeliverable } of batch) {
      try {
        if (isDeliverable) await deliver({ id, to: recipient, subject, text });
      } catch (error) {
        // Mail servers repeat the address in errors; the log must not contain addresses.
        const reason = (error as Error).message.replaceAll(recipient, '…');
        log.error({ mail: id, reason }, 'mail was not delivered');
        continue;
      }
      // The text holds a secret, so sent mails are deleted. A failed deletion ends the batch.
      await db.delete(mails).where(eq(mails.id, id));
    }
    if (batch.length > 0) loop.wake();
  }

  const loop = startLoop(sendBatch, POLL_MS, { log, message: 'mail could not be read' });
  loop.wake();
  return loop;
}
