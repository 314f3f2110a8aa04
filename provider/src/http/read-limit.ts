import { LRUCache } from 'lru-cache';
import { sha256 } from '../lib/secrets.ts';
import { HttpError } from './http-error.ts';
import type { Principal } from './principal.ts';
import { subscriberOf, waitText } from './rate-limit.ts';

/** Configures a token bucket: its size and its refill rate. */
type TokenBucket = { burst: number; perSecond: number };

/**
 * Allows 500 guests behind one address who all return at the same moment. Guests count against the
 * address until their token is recognised.
 */
const BY_ADDRESS: TokenBucket = { burst: 5000, perSecond: 50 };
/** Far above the reads of pages that a guest opens as fast as possible. */
const BY_GUEST: TokenBucket = { burst: 600, perSecond: 10 };
const MAX_SUBJECTS = 20_000;
const MAX_TOKENS = 20_000;
const TOKEN_TTL_MS = 10 * 60_000;

/**
 * Limits reads, per guest when signed in, else per address. Guests behind one hotel's address thus
 * do not affect each other. Counts in memory: a database write per read would amplify an attack.
 */
export function readLimit({
  byAddress = BY_ADDRESS,
  byGuest = BY_GUEST,
  maxSubjects = MAX_SUBJECTS,
} = {}) {
  const buckets = new LRUCache<string, { left: number; at: number }>({ max: maxSubjects });
  const guests = new LRUCache<string, number>({ max: MAX_TOKENS, ttl: TOKEN_TTL_MS });

  return {
    /** Remembers a valid token's guest for the count; grants no access. */
    recognise(authorization: string | undefined, principal: Principal | undefined): void {
      if (authorization && principal) guests.set(sha256(authorization), principal.userId);
    },
    /** Counts one read; throws a 429 when none are left. */
    count(address: string, authorization: string | undefined, now: Date): void {
      const guest = authorization && guests.get(sha256(authorization));
      const { burst, perSecond } = guest ? byGuest : byAddress;
      const subject = guest ? `guest ${guest}` : subscriberOf(address);
      const at = now.getTime();
      const bucket = buckets.get(subject) ?? { left: burst, at };
      const seconds = Math.max(0, at - bucket.at) / 1000;
      const left = Math.min(burst, bucket.left + seconds * perSecond);
      // A rejected read does not consume the refill; otherwise a busy client would never recover.
      buckets.set(subject, { left: left >= 1 ? left - 1 : left, at });
      if (left >= 1) return;
      const wait = Math.ceil((1 - left) / perSecond);
      throw new HttpError(429, `Too many requests. Please try again in ${waitText(wait)}.`, {
        retryAfter: wait,
      });
    },
  };
}

export type ReadLimit = ReturnType<typeof readLimit>;
