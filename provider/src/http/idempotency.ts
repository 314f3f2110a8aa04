import { and, eq, gt, lte } from 'drizzle-orm';
import type { Transaction } from '../db/database.ts';
import { idempotencyKeys } from '../db/schema/server-state.ts';
import { hmac, seal, sha256, unseal } from '../lib/secrets.ts';
import type { Deps } from './deps.ts';
import { HttpError } from './http-error.ts';

const RETENTION_MS = 24 * 60 * 60 * 1000;

type Submission = Record<'key' | 'principal' | 'path' | 'body', string>;

/** Returns the place of a submission's response, which a repeated submission gets (FAULT-19). */
export function storedResponse({ db, secret }: Deps, { key, principal, path, body }: Submission) {
  const key_hash = sha256(`${principal}\n${path}\n${key}`);
  const request_hmac = hmac(secret, `idempotent request ${key}`, body);
  const { expires_at } = idempotencyKeys;
  return {
    async find(): Promise<string | undefined> {
      const [stored] = await db
        .select()
        .from(idempotencyKeys)
        .where(and(eq(idempotencyKeys.key_hash, key_hash), gt(expires_at, new Date())));
      if (stored && stored.request_hmac !== request_hmac)
        throw new HttpError(422, 'This Idempotency-Key was used for another request.');
      return stored && unseal(secret, key, stored.answer);
    },
    /**
     * Stores the response in the transaction of the submission. Of concurrent repetitions PostgreSQL
     * lets the others wait here for the first; they fail and are rolled back (FAULT-26).
     */
    async store(response: string, tx: Transaction): Promise<void> {
      const row = {
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
    },
  };
}
