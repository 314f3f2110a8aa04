import { setImmediate } from 'node:timers/promises';
import { subscriberOf } from '@foyer/common/http';
import type { Context, MiddlewareHandler } from 'hono';
import { LRUCache } from 'lru-cache';
import pLimit, { type LimitFunction } from 'p-limit';
import { BurstyRateLimiter, RateLimiterMemory } from 'rate-limiter-flexible';
import { callerAddress } from './address.ts';
import type { Env } from './call.ts';
import type { BearerTokens, Deps, Principal } from './deps.ts';
import { tooMany } from './rate-limit.ts';
import { tokenRecognition } from './token-recognition.ts';

/** Allows `burst` calls at once, then a number per second. */
type Rate = { burst: number; perSecond: number };

/**
 * Limits calls in memory: a database write per call would amplify an attack. Limits of an address
 * allow 500 guests behind one address who all return at the same moment.
 */
export const CALL_RATES = {
  /** Far above the calls of a guest who opens pages and writes as fast as possible. */
  guest: { reads: { burst: 600, perSecond: 10 }, writes: { burst: 240, perSecond: 5 } },
  /** Several people at a desk may share one account. */
  admin: { reads: { burst: 600, perSecond: 10 }, writes: { burst: 600, perSecond: 10 } },
  /** Counts callers without a valid token. Browsers request pictures without one. */
  address: {
    reads: { burst: 5000, perSecond: 50 },
    writes: { burst: 1000, perSecond: 20 },
    pictures: { burst: 30_000, perSecond: 300 },
  },
  /** Counts all callers with a valid token at one address. */
  signedInAddress: { burst: 20_000, perSecond: 300 },
  /** Limits lookups of unproven tokens that find nothing, even when two bursts meet. */
  unknownTokens: { burst: 140, perSecond: 1 },
};
export type CallRates = typeof CALL_RATES;
type Kind = keyof CallRates['address'];

/** Calls of one guest that run at a time; the next ones wait, so others are not delayed. */
const CONCURRENT = 6;
const MAX_GUESTS = 20_000;
/** Refusals in one turn of the event loop, so that a flood of them leaves turns to other calls. */
const REFUSALS_PER_TURN = 20;

/**
 * Matches the unlimited routes. A monitor must never be refused; health checks share one query.
 * `/apps/` is called by providers that publish events, and checks their signature before the body.
 */
const UNLIMITED = /^\/(healthz$|apps\/)/;
/** Matches the routes that know no guests. */
const WITHOUT_GUESTS = /^\/(media|operator)\//;

/**
 * Refuses calls above the limits with a 429, before any body is read or query sent. A call counts to
 * its guest when the token is recognised, else to its address. Guests behind one hotel's address thus
 * do not affect each other.
 */
export function callLimit(
  deps: Deps,
  tokens: BearerTokens,
  rates: CallRates = CALL_RATES,
): MiddlewareHandler<Env> {
  const limiters = {
    guest: limitersOf(rates.guest),
    admin: limitersOf(rates.admin),
    address: limitersOf(rates.address),
    signedInAddress: limiterOf(rates.signedInAddress),
  };
  const { burst, perSecond } = rates.unknownTokens;
  const identify = tokenRecognition(
    tokens,
    new RateLimiterMemory({ points: burst, duration: burst / perSecond }),
  );
  const turns = new LRUCache<number, LimitFunction>({
    max: MAX_GUESTS,
    memoMethod: () => pLimit(CONCURRENT),
  });
  const refusals = pLimit(REFUSALS_PER_TURN);

  /** Counts a call and returns its guest or admin; throws a 429 above a limit. */
  async function admit(context: Context<Env>): Promise<Principal | undefined> {
    const { method, path } = context.req;
    const address = subscriberOf(callerAddress(context, deps));
    const token = WITHOUT_GUESTS.test(path) ? undefined : context.req.header('Authorization');
    const { caller, principal } = await identify(token, address);
    context.set('userId', caller?.userId);
    context.set('principal', principal);
    try {
      const kind = kindOf(method, path);
      if (caller && kind !== 'pictures') {
        await limiters[caller.role][kind].consume(caller.userId);
        await limiters.signedInAddress.consume(address);
      } else await limiters.address[kind].consume(address);
    } catch (rejection) {
      throw tooMany('requests', rejection);
    }
    return caller;
  }

  return async (context, next) => {
    if (UNLIMITED.test(context.req.path)) return next();
    const caller = await admit(context).catch(async (refusal) => {
      await refusals(() => setImmediate());
      throw refusal;
    });
    await (caller ? turns.memo(caller.userId)(next) : next());
  };
}

function kindOf(method: string, path: string): Kind {
  if (path.startsWith('/media/')) return 'pictures';
  return method === 'GET' || method === 'HEAD' ? 'reads' : 'writes';
}

/**
 * Counts in memory. A count lives one second. A subject that calls more uses its burst, which
 * returns after `burst / perSecond` seconds.
 */
const limiterOf = ({ burst, perSecond }: Rate) =>
  new BurstyRateLimiter(
    new RateLimiterMemory({ points: perSecond, duration: 1 }),
    new RateLimiterMemory({ points: burst - perSecond, duration: burst / perSecond }),
  );

const limitersOf = <Kinds extends string>(rates: Record<Kinds, Rate>) =>
  Object.fromEntries(
    Object.entries<Rate>(rates).map(([kind, rate]) => [kind, limiterOf(rate)]),
  ) as Record<Kinds, BurstyRateLimiter>;
