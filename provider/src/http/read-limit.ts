import { LRUCache } from 'lru-cache';
import { BurstyRateLimiter, RateLimiterMemory } from 'rate-limiter-flexible';
import { sha256 } from '../lib/secrets.ts';
import type { Principal } from './deps.ts';
import { subscriberOf, tooMany } from './rate-limit.ts';

/** Allows `burst` reads at once, then a number per second. */
type ReadRate = { burst: number; perSecond: number };

/**
 * Allows 500 guests behind one address who all return at the same moment. Guests count against the
 * address until their token is recognised.
 */
const BY_ADDRESS: ReadRate = { burst: 5000, perSecond: 50 };
/** Far above the reads of pages that a guest opens as fast as possible. */
const BY_GUEST: ReadRate = { burst: 600, perSecond: 10 };
const MAX_TOKENS = 20_000;
const TOKEN_TTL_MS = 10 * 60_000;

/**
 * Counts in memory: a database write per read would amplify an attack. A count lives one second.
 * A subject that reads more uses its burst, which returns after `burst / perSecond` seconds.
 */
const limiterOf = ({ burst, perSecond }: ReadRate) =>
  new BurstyRateLimiter(
    new RateLimiterMemory({ points: perSecond, duration: 1 }),
    new RateLimiterMemory({ points: burst - perSecond, duration: burst / perSecond }),
  );

/**
 * Limits reads, per guest when signed in, else per address. Guests behind one hotel's address thus
 * do not affect each other.
 */
export function readLimit({ byAddress = BY_ADDRESS, byGuest = BY_GUEST } = {}) {
  const addresses = limiterOf(byAddress);
  const guests = limiterOf(byGuest);
  /** The guests of recognised tokens. */
  const recognised = new LRUCache<string, number>({ max: MAX_TOKENS, ttl: TOKEN_TTL_MS });

  return {
    /** Remembers a valid token's guest for the count; grants no access. */
    recognise(authorization: string | undefined, principal: Principal | undefined): void {
      if (authorization && principal) recognised.set(sha256(authorization), principal.userId);
    },
    /** Counts one read; throws a 429 when none are left. */
    async count(address: string, authorization: string | undefined): Promise<void> {
      const guest = authorization && recognised.get(sha256(authorization));
      try {
        await (guest ? guests.consume(guest) : addresses.consume(subscriberOf(address)));
      } catch (rejection) {
        throw tooMany('requests', rejection);
      }
    },
  };
}
