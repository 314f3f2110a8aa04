import { lt } from 'drizzle-orm';
import type { Logger } from 'pino';
import { startLoop } from '../lib/background-loop.ts';
import type { Database } from './database.ts';
import { describeError } from './errors.ts';
import { codes, knownAddresses, resetTokens, tokens } from './schema/accounts.ts';
import { idempotencyKeys, mails, rateLimits } from './schema/server-state.ts';

const INTERVAL_MS = 10 * 60_000;
/** Undelivered mail is dropped after a day: its content is outdated. */
const MAIL_LIFETIME_MS = 24 * 60 * 60_000;
const EXPIRING = [codes, resetTokens, knownAddresses, tokens, idempotencyKeys];

/** Deletes expired rows. Queries ignore expired rows, so nothing depends on the deletion. */
export async function sweep(db: Database, now: Date): Promise<void> {
  for (const table of EXPIRING) await db.delete(table).where(lt(table.expires_at, now));
  await db.delete(mails).where(lt(mails.created_at, new Date(now.getTime() - MAIL_LIFETIME_MS)));
  await db.delete(rateLimits).where(lt(rateLimits.expire, now));
}

export function startSweeper({ db, log, now }: { db: Database; log: Logger; now: () => Date }) {
  const onError = (error: unknown) => log.error(describeError(error), 'sweep failed');
  return startLoop(() => sweep(db, now()), INTERVAL_MS, onError);
}
