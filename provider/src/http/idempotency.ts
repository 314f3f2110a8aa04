import { setTimeout as sleep } from 'node:timers/promises';
import { and, eq, isNull, lt, or } from 'drizzle-orm';
import type { Database, Transaction } from '../db/database.ts';
import { idempotencyKeys } from '../db/schema.ts';
import { hmac, seal, sha256, unseal } from '../ground/secrets.ts';
import type { Deps } from './deps.ts';
import { Refusal } from './refusal.ts';

const KEPT_MS = 24 * 60 * 60 * 1000;
/**
 * A claim without an answer after this long belonged to a process that died: less than a retry
 * waits. Where the process is only slow, what it records is rolled back.
 */
const CLAIM_MS = 8000;
const POLL_MS = 50;
const WAIT_MS = 10_000;
const IN_PROGRESS = 'This request is still being processed.';

/** What tells one submission from another. */
export type Submission = { key: string; principal: string; path: string; body: string };

/** The right to answer a submission: `keep` its answer, or `release` it for another try. */
export type Claim = {
  keep: (answer: string, db: Database | Transaction) => Promise<void>;
  release: () => Promise<void>;
};

/**
 * The first answer of this submission when it was answered before, else the claim to answer it;
 * of several at once, one gets the claim and the others wait for its answer (FAULT-19, FAULT-26).
 */
export async function claimOrReplay(deps: Deps, submission: Submission): Promise<Claim | string> {
  const { key, principal, path, body } = submission;
  const keyHash = sha256(`${principal}\n${path}\n${key}`);
  const requestHmac = hmac(deps.secret, `idempotent request ${key}`, body);
  const giveUp = Date.now() + WAIT_MS;
  for (;;) {
    const until = await claim(deps, keyHash, requestHmac);
    if (until) return claimOf(deps, keyHash, key, until);
    const [seen] = await deps.db
      .select()
      .from(idempotencyKeys)
      .where(eq(idempotencyKeys.key_hash, keyHash));
    if (seen && seen.request_hmac !== requestHmac) {
      throw new Refusal(422, 'This Idempotency-Key was used for another request.');
    }
    if (seen?.answer) return unseal(deps.secret, key, seen.answer);
    if (Date.now() > giveUp) {
      throw new Refusal(409, IN_PROGRESS, { retryAfter: 1 });
    }
    await sleep(POLL_MS);
  }
}

/** One statement: the row is new, or the one that stands there is expired or abandoned. */
async function claim(deps: Deps, keyHash: string, requestHmac: string): Promise<Date | undefined> {
  const time = deps.now();
  const until = new Date(time.getTime() + CLAIM_MS);
  const row = {
    request_hmac: requestHmac,
    answer: null,
    claimed_until: until,
    expires_at: new Date(time.getTime() + KEPT_MS),
  };
  const { request_hmac, answer, claimed_until, expires_at } = idempotencyKeys;
  const abandoned = and(isNull(answer), lt(claimed_until, time), eq(request_hmac, requestHmac));
  const rows = await deps.db
    .insert(idempotencyKeys)
    .values({ key_hash: keyHash, ...row })
    .onConflictDoUpdate({
      target: idempotencyKeys.key_hash,
      set: row,
      setWhere: or(lt(expires_at, time), abandoned),
    })
    .returning();
  return rows.length > 0 ? until : undefined;
}

function claimOf({ db, secret }: Deps, keyHash: string, key: string, until: Date): Claim {
  const mine = and(
    eq(idempotencyKeys.key_hash, keyHash),
    eq(idempotencyKeys.claimed_until, until),
    isNull(idempotencyKeys.answer),
  );
  return {
    keep: async (answer, into) => {
      const kept = await into
        .update(idempotencyKeys)
        .set({ answer: seal(secret, key, answer) })
        .where(mine)
        .returning({ key: idempotencyKeys.key_hash });
      // Somebody else took over what looked abandoned: what this one recorded is rolled back.
      if (kept.length === 0) throw new Refusal(409, IN_PROGRESS, { retryAfter: 1 });
    },
    release: async () => {
      await db.delete(idempotencyKeys).where(mine);
    },
  };
}
