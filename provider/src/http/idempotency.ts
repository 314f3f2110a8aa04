import { subscriberOf } from '@foyer/common/http';
import { and, desc, eq, gt, inArray, lte } from 'drizzle-orm';
import type { Transaction } from '../db/database.ts';
import { idempotencyKeys } from '../db/schema/server-state.ts';
import { hmac, seal, sha256, unseal } from '../lib/secrets.ts';
import type { Deps } from './deps.ts';
import { keyReused } from './http-error.ts';

const RETENTION_MS = 24 * 60 * 60 * 1000;
/** More than a guest's forms of a day; messages also have their `client_id`. */
export const KEYS_PER_SENDER = 300;

/** A POST or PUT with an Idempotency-Key, which belongs to sender, receiver and call (API-110). */
type Submission = Record<'key' | 'path' | 'body' | 'address', string> &
  Record<'account' | 'receiver', number | undefined>;

/** Returns the place of a submission's response, which a repeated submission gets (FAULT-19). */
export function storedResponse({ db, secret }: Deps, submission: Submission) {
  const { key, account, address, path, receiver, body } = submission;
  const call = receiver === undefined ? path : `${path} to ${receiver}`;
  const key_hash = sha256(`${account ?? 'anonymous'}\n${call}\n${key}`);
  const sender =
    account === undefined ? hmac(secret, 'keys of', subscriberOf(address)) : String(account);
  const request_hmac = hmac(secret, `idempotent request ${key}`, body);
  const { expires_at } = idempotencyKeys;
  return {
    async find(): Promise<string | undefined> {
      const [stored] = await db
        .select()
        .from(idempotencyKeys)
        .where(and(eq(idempotencyKeys.key_hash, key_hash), gt(expires_at, new Date())));
      if (stored && stored.request_hmac !== request_hmac) throw keyReused();
      return stored && unseal(secret, key, stored.answer);
    },
    /**
     * Stores the response in the transaction of the submission. Of concurrent repetitions PostgreSQL
     * lets the others wait here for the first; they fail and are rolled back (FAULT-26).
     */
    async store(response: string, tx: Transaction): Promise<void> {
      const row = {
        sender,
        request_hmac,
        answer: seal(secret, key, response),
        expires_at: new Date(Date.now() + RETENTION_MS),
      };
      const stored = await tx
        .insert(idempotencyKeys)
        .values({ key_hash, ...row })
        .onConflictDoUpdate({
          target: idempotencyKeys.key_hash,
          set: row,
          setWhere: lte(expires_at, new Date()),
        })
        .returning({ key_hash: idempotencyKeys.key_hash });
      if (stored.length === 0) throw new Error('A repetition of this submission was stored first');
      await deleteOldest(tx, sender);
    },
  };
}

/**
 * Deletes the oldest responses of a sender beyond the bound (API-111). Skips rows that another
 * transaction deletes, so that concurrent submissions never wait for each other.
 */
async function deleteOldest(tx: Transaction, sender: string): Promise<void> {
  const { key_hash, expires_at } = idempotencyKeys;
  const surplus = tx
    .select({ key_hash })
    .from(idempotencyKeys)
    .where(eq(idempotencyKeys.sender, sender))
    .orderBy(desc(expires_at))
    .offset(KEYS_PER_SENDER);
  const free = tx
    .select({ key_hash })
    .from(idempotencyKeys)
    .where(inArray(key_hash, surplus))
    .for('update', { skipLocked: true });
  await tx.delete(idempotencyKeys).where(inArray(key_hash, free));
}
