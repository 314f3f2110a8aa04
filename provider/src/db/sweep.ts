import { lt } from 'drizzle-orm';
import type { Logger } from 'pino';
import { startLoop } from './background-loop.ts';
import type { Database } from './database.ts';
import { codes, knownAddresses, resetTokens, tokens } from './schema/accounts.ts';
import { mailNotices } from './schema/correspondence.ts';
import { idempotencyKeys, mails, rateLimits } from './schema/server-state.ts';

const INTERVAL_MS = 10 * 60_000;
/**
 * Undelivered mail is dropped after a day: its content is outdated. Notices of that age cover only
 * messages too old to be mailed.
 */
const MAIL_LIFETIME_MS = 24 * 60 * 60_000;
const EXPIRING = [codes, resetTokens, knownAddresses, tokens, idempotencyKeys];

/** Deletes expired rows. Queries ignore expired rows, so nothing depends on the deletion. */
export async function sweep(db: Database): Promise<void> {
  const now = new Date();
  for (const table of EXPIRING) await db.delete(table).where(lt(table.expires_at, now));
  const dayAgo = new Date(now.getTime() - MAIL_LIFETIME_MS);
  await db.delete(mails).where(lt(mails.created_at, dayAgo));
  await db.delete(mailNotices).where(lt(mailNotices.mailed_at, dayAgo));
  await db.delete(rateLimits).where(lt(rateLimits.expire, now));
}

export function startSweeper({ db, log }: { db: Database; log: Logger }) {
  return startLoop(() => sweep(db), INTERVAL_MS, { log, message: 'sweep failed' });
}
