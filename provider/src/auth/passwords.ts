import { hash, verify } from '@node-rs/argon2';
import pLimit from 'p-limit';
import type { Passwords } from '../http/deps.ts';
import { HttpError } from '../http/http-error.ts';
import { randomSecret } from '../lib/secrets.ts';

/** OWASP's minimum for argon2id; takes about 14 ms. */
const COST = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };
/** Concurrent hashes. Each uses one core and 19 MB. */
const CONCURRENT = 4;
/** Queue length. A hundred guests who sign in at the same moment wait less than a second. */
const MAX_WAITING = 100;
const RETRY_S = 2;

/** Hashes and compares passwords with bounded concurrency. Only tests set `cost` or `compare`. */
export function createPasswords({ cost = COST, compare = verify } = {}): Passwords {
  const limit = pLimit(CONCURRENT);
  /** Queues the work; rejects it when the queue is full. Known and unknown accounts wait alike. */
  function runLimited<Result>(work: () => Promise<Result>): Promise<Result> {
    if (limit.pendingCount < MAX_WAITING) return limit(work);
    const message = 'Many guests are signing in right now. Please try again in a moment.';
    throw new HttpError(503, message, { retryAfter: RETRY_S });
  }
  const hashLimited = async (password: string) => runLimited(() => hash(password, cost));
  const dummyHashPromise = hashLimited(randomSecret());
  return {
    hash: hashLimited,
    async verify(passwordHash, password) {
      const dummyHash = await dummyHashPromise;
      const hashToCompare = passwordHash ?? dummyHash;
      const matches = await runLimited(() => compare(hashToCompare, password));
      return matches && passwordHash !== undefined;
    },
  };
}
