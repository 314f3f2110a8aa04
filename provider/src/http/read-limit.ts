import { LRUCache } from 'lru-cache';
import { sha256 } from '../ground/secrets.ts';
import type { Principal } from './principal.ts';
import { inWords, subscriberOf } from './rate-limit.ts';
import { Refusal } from './refusal.ts';

/** So many at once, and so many a second from then on. */
type Budget = { burst: number; perSecond: number };

/**
 * As wide as a hotel of 500 guests behind one address, who all come back at the same moment: each
 * is counted there until the token is known.
 */
const BY_ADDRESS: Budget = { burst: 5000, perSecond: 50 };
/** Far above what pages ask that are opened as fast as they can be. */
const BY_GUEST: Budget = { burst: 600, perSecond: 10 };
const SUBJECTS = 20_000;
const TOKENS = 20_000;
const KNOWN_MS = 10 * 60_000;

/**
 * How much may be read: signed-in guests each by themselves, so that those of one hotel's address
 * leave each other alone, everybody else by address. Counted in the memory of this process, since a
 * write for each read would be the attack itself.
 */
export function readLimit({
  byAddress = BY_ADDRESS,
  byGuest = BY_GUEST,
  subjects = SUBJECTS,
} = {}) {
  const buckets = new LRUCache<string, { left: number; at: number }>({ max: subjects });
  const guests = new LRUCache<string, number>({ max: TOKENS, ttl: KNOWN_MS });

  return {
    /** Remembers whose a token is that was found good. It opens nothing. */
    recognise(authorization: string | undefined, principal: Principal | undefined): void {
      if (authorization && principal) guests.set(sha256(authorization), principal.userId);
    },
    /** Counts one read; refuses with a 429. */
    count(address: string, authorization: string | undefined, now: Date): void {
      const guest = authorization && guests.get(sha256(authorization));
      const { burst, perSecond } = guest ? byGuest : byAddress;
      const subject = guest ? `guest ${guest}` : subscriberOf(address);
      const at = now.getTime();
      const before = buckets.get(subject) ?? { left: burst, at };
      const seconds = Math.max(0, at - before.at) / 1000;
      const left = Math.min(burst, before.left + seconds * perSecond);
      // Who is refused keeps what came back: asking too often would never give one read again.
      buckets.set(subject, { left: left >= 1 ? left - 1 : left, at });
      if (left >= 1) return;
      const wait = Math.ceil((1 - left) / perSecond);
      throw new Refusal(429, `Too many requests. Please try again in ${inWords(wait)}.`, {
        retryAfter: wait,
      });
    },
  };
}

export type ReadLimit = ReturnType<typeof readLimit>;
