import { and, asc, eq, inArray, lt, lte, sql } from 'drizzle-orm';
import type { Logger } from 'pino';
import type { Database } from '../db/database.ts';
import { describeError } from '../db/describe-error.ts';
import { mails } from '../db/schema.ts';
import type { Mail } from './queue.ts';

/** Hands one mail on; throws when it could not. `id` is the same for a second try. */
export type Deliver = (mail: Mail & { id: number }) => Promise<void>;

const POLL_MS = 5000;
/** As many as fit into RETRY_MS where each takes all the time that `smtp.ts` gives it. */
const BATCH = 3;
const MAX_ATTEMPTS = 10;
/** Until a mail is tried again; also the time a process has for a batch it took. */
const RETRY_MS = 60_000;

type Options = { db: Database; deliver: Deliver; log: Logger; now: () => Date };

/**
 * Sends what is queued, outside of any request. Each mail goes to one of several processes; one
 * that dies before it could say "sent" makes the mail go out a second time rather than not at all.
 */
export function startMailWorker({ db, deliver, log, now }: Options) {
  let running: Promise<void> | undefined;
  let again = false;
  let stopped = false;

  async function take() {
    const time = now();
    const due = db
      .select({ id: mails.id })
      .from(mails)
      .where(and(lte(mails.due_at, time), lt(mails.attempts, MAX_ATTEMPTS)))
      .orderBy(asc(mails.id))
      .limit(BATCH)
      .for('update', { skipLocked: true });
    const taken = await db
      .update(mails)
      .set({
        attempts: sql`${mails.attempts} + 1`,
        due_at: new Date(time.getTime() + RETRY_MS),
      })
      .where(inArray(mails.id, due))
      .returning();
    return taken.sort((one, other) => one.id - other.id);
  }

  async function drain(): Promise<void> {
    for (let batch = await take(); batch.length > 0 && !stopped; batch = await take()) {
      for (const { id, recipient, subject, text, deliver: wanted } of batch) {
        try {
          if (wanted) await deliver({ id, to: recipient, subject, text });
        } catch (error) {
          // Mail servers repeat the address in their refusals; the log holds nobody's.
          const reason = (error as Error).message.replaceAll(recipient, '…');
          log.error({ mail: id, reason }, 'mail was not delivered');
          continue;
        }
        // The text holds a secret: what was sent is not kept. Where that fails no more of it is sent.
        await db.delete(mails).where(eq(mails.id, id));
      }
    }
  }

  function wake(): void {
    if (stopped) return;
    if (running) {
      again = true;
      return;
    }
    running = drain()
      .catch((error: unknown) => log.error(describeError(error), 'mail could not be read'))
      .finally(() => {
        running = undefined;
        if (!again) return;
        again = false;
        wake();
      });
  }

  const timer = setInterval(wake, POLL_MS);
  timer.unref();
  wake();
  return {
    wake,
    /** Looks no more by itself for what is to be sent. */
    rest: () => clearInterval(timer),
    async stop(): Promise<void> {
      stopped = true;
      clearInterval(timer);
      await running;
    },
  };
}
