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

const EVERY_MS = 10 * 60_000;
/** A mail that could not be delivered all day is given up: what it says is no longer true. */
const MAIL_MS = 24 * 60 * 60_000;

/** Deletes what has expired; nothing depends on its being gone. */
export async function sweep(db: Database, now: Date): Promise<void> {
  await db.delete(codes).where(lt(codes.expires_at, now));
  await db.delete(resetTokens).where(lt(resetTokens.expires_at, now));
  await db.delete(knownAddresses).where(lt(knownAddresses.expires_at, now));
  await db.delete(tokens).where(lt(tokens.expires_at, now));
  await db.delete(idempotencyKeys).where(lt(idempotencyKeys.expires_at, now));
  await db.delete(mails).where(lt(mails.created_at, new Date(now.getTime() - MAIL_MS)));
  await db.delete(rateLimits).where(lt(rateLimits.resets_at, now));
}

export function startSweeper({ db, log, now }: { db: Database; log: Logger; now: () => Date }) {
  const timer = setInterval(() => {
    sweep(db, now()).catch((error: unknown) => log.error(describeError(error), 'sweep failed'));
  }, EVERY_MS);
  timer.unref();
  return { stop: () => clearInterval(timer) };
}
