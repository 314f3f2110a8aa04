import { setTimeout as sleep } from 'node:timers/promises';
import { and, eq, isNull, lt, or } from 'drizzle-orm';
import type { Database, Transaction } from '../db/database.ts';
import { idempotencyKeys } from '../db/schema/server-state.ts';
import { hmac, seal, sha256, unseal } from '../lib/secrets.ts';
import type { Deps } from './deps.ts';
import { HttpError } from './http-error.ts';

const RETENTION_MS = 24 * 60 * 60 * 1000;
/**
 * After this time, a claim without a response counts as abandoned by a dead process. It is shorter
 * than a retry waits. The transaction of a merely slow process is rolled back.
 */
const CLAIM_MS = 8000;
const POLL_MS = 50;
const WAIT_MS = 10_000;
const IN_PROGRESS = 'This request is still being processed.';

/** Represents the right to process a submission. */
export type Claim = {
  store: (response: string, db: Database | Transaction) => Promise<void>;
  release: () => Promise<void>;
};

/**
 * Returns the stored response of a repeated submission, else a claim to process it. Of concurrent
 * submissions, one gets the claim and the others wait for its response (FAULT-19, FAULT-26).
 */
export async function claimOrReplay(
  deps: Deps,
  { key, principal, path, body }: Record<'key' | 'principal' | 'path' | 'body', string>,
): Promise<Claim | string> {
  const keyHash = sha256(`${principal}\n${path}\n${key}`);
  const requestHmac = hmac(deps.secret, `idempotent request ${key}`, body);
  const deadline = Date.now() + WAIT_MS;
  for (;;) {
    const claim = await claimKey(deps, { key, keyHash, requestHmac });
    if (claim) return claim;
    const [existing] = await deps.db
      .select()
      .from(idempotencyKeys)
      .where(eq(idempotencyKeys.key_hash, keyHash));
    if (existing && existing.request_hmac !== requestHmac) {
      throw new HttpError(422, 'This Idempotency-Key was used for another request.');
    }
    if (existing?.answer) return unseal(deps.secret, key, existing.answer);
    if (Date.now() > deadline) throw new HttpError(409, IN_PROGRESS, { retryAfter: 1 });
    await sleep(POLL_MS);
  }
}

/** Claims the key in one statement: the row is new, or replaces an expired or abandoned one. */
async function claimKey(
  { db, secret, now }: Deps,
  { key, keyHash, requestHmac }: { key: string; keyHash: string; requestHmac: string },
): Promise<Claim | undefined> {
  const time = now();
  const until = new Date(time.getTime() + CLAIM_MS);
  const row = {
    request_hmac: requestHmac,
    answer: null,
    claimed_until: until,
    expires_at: new Date(time.getTime() + RETENTION_MS),
  };
  const { key_hash, request_hmac, answer, claimed_until, expires_at } = idempotencyKeys;
  const abandoned = and(isNull(answer), lt(claimed_until, time), eq(request_hmac, requestHmac));
  const rows = await db
    .insert(idempotencyKeys)
    .values({ key_hash: keyHash, ...row })
    .onConflictDoUpdate({
      target: key_hash,
      set: row,
      setWhere: or(lt(expires_at, time), abandoned),
    })
    .returning();
  if (rows.length === 0) return undefined;
  const own = and(eq(key_hash, keyHash), eq(claimed_until, until), isNull(answer));
  return {
    store: async (response, into) => {
      const update = into.update(idempotencyKeys).set({ answer: seal(secret, key, response) });
      const updated = await update.where(own).returning({ key: key_hash });
      // Another process took the claim, which looked abandoned: this transaction is rolled back.
      if (updated.length === 0) throw new HttpError(409, IN_PROGRESS, { retryAfter: 1 });
    },
    release: async () => {
      await db.delete(idempotencyKeys).where(own);
    },
  };
}
