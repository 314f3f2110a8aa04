import { lt } from 'drizzle-orm';
import type { Logger } from 'pino';
import type { Database } from './database.ts';
import { describeError } from './describe-error.ts';
import {
  codes,
  idempotencyKeys,
  knownAddresses,
  mails,
  rateLimits,
  resetTokens,
  tokens,
} from './schema.ts';

const INTERVAL_MS = 10 * 60_000;
/** Undelivered mail is dropped after a day: its content is outdated. */
const MAIL_LIFETIME_MS = 24 * 60 * 60_000;

/** Deletes expired rows. Queries ignore expired rows, so nothing depends on the deletion. */
export async function sweep(db: Database, now: Date): Promise<void> {
  await db.delete(codes).where(lt(codes.expires_at, now));
  await db.delete(resetTokens).where(lt(resetTokens.expires_at, now));
  await db.delete(knownAddresses).where(lt(knownAddresses.expires_at, now));
  await db.delete(tokens).where(lt(tokens.expires_at, now));
  await db.delete(idempotencyKeys).where(lt(idempotencyKeys.expires_at, now));
  await db.delete(mails).where(lt(mails.created_at, new Date(now.getTime() - MAIL_LIFETIME_MS)));
  await db.delete(rateLimits).where(lt(rateLimits.resets_at, now));
}

export function startSweeper({ db, log, now }: { db: Database; log: Logger; now: () => Date }) {
  const timer = setInterval(() => {
    sweep(db, now()).catch((error: unknown) => log.error(describeError(error), 'sweep failed'));
  }, INTERVAL_MS);
  timer.unref();
  return { stop: () => clearInterval(timer) };
}
