import { lt, sql } from 'drizzle-orm';
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
const SWEPT = [...EXPIRING, mails, mailNotices, rateLimits];

/** Deletes expired rows. Queries ignore expired rows, so nothing depends on the deletion. */
export async function sweep(db: Database): Promise<void> {
  const now = new Date();
  for (const table of EXPIRING) await db.delete(table).where(lt(table.expires_at, now));
  const dayAgo = new Date(now.getTime() - MAIL_LIFETIME_MS);
  await db.delete(mails).where(lt(mails.created_at, dayAgo));
  await db.delete(mailNotices).where(lt(mailNotices.mailed_at, dayAgo));
  await db.delete(rateLimits).where(lt(rateLimits.expire, now));
}

/** Frees the space of deleted rows, which PGlite does not by itself (API-111). */
export async function vacuum(db: Database): Promise<void> {
  for (const table of SWEPT) await db.execute(sql`vacuum ${table}`);
}

type Sweeper = {
  db: Database;
  log: Logger;
  /** True for PGlite. */
  isEmbedded: boolean;
};

export function startSweeper({ db, log, isEmbedded }: Sweeper) {
  const work = async () => {
    await sweep(db);
    if (isEmbedded) await vacuum(db);
  };
  return startLoop(work, INTERVAL_MS, { log, message: 'sweep failed' });
}
