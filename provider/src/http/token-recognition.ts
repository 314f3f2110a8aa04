import { LRUCache } from 'lru-cache';
import pLimit from 'p-limit';
import type { RateLimiterMemory } from 'rate-limiter-flexible';
import { isUnavailable } from '../db/errors.ts';
import { sha256 } from '../lib/secrets.ts';
import type { BearerTokens, Principal } from './deps.ts';
import { HttpError } from './http-error.ts';
import { tooMany } from './rate-limit.ts';

const MAX_TOKENS = 20_000;
/** Lets a token of a restored backup in again. */
const UNKNOWN_TTL_MS = 10 * 60_000;
/** Concurrent lookups of tokens not yet recognised; recognised callers do not wait for them. */
const CONCURRENT = 4;
/** Queue length. After a restart 500 guests return with twenty calls each. */
const MAX_WAITING = 10_000;
const RETRY_S = 2;
const CROWDED = 'Many guests are arriving right now. Please try again in a moment.';

/** Holds the guest or admin that a call counts to. */
type Identified = {
  caller: Principal | undefined;
  /** Looks the token up, for access. Recognition alone grants none. */
  principal: () => Promise<Principal | undefined>;
};

const STRANGER: Identified = { caller: undefined, principal: async () => undefined };

/**
 * Recognises tokens in memory, so that a call is counted before any query. A token that is not yet
 * recognised waits for its lookup in the order of arrival. `unknownTokens` limits the lookups of an
 * address that find nothing. A proven token is exempt: strangers at its address cannot refuse it.
 */
export function tokenRecognition(tokens: BearerTokens, unknownTokens: RateLimiterMemory) {
  const recognised = new LRUCache<string, Principal>({ max: MAX_TOKENS });
  const unknown = new LRUCache<string, true>({ max: MAX_TOKENS, ttl: UNKNOWN_TTL_MS });
  const limit = pLimit(CONCURRENT);
  let failures = 0;
  let failure: unknown;

  /** Looks a token up and remembers the result; a revoked token is recognised no longer. */
  async function lookUp(token: string, hash: string): Promise<Principal | undefined> {
    const principal = await tokens.authenticate(token);
    if (principal) recognised.set(hash, principal);
    else {
      recognised.delete(hash);
      unknown.set(hash, true);
    }
    return principal;
  }

  function remembered(token: string, hash: string): Identified | undefined {
    if (unknown.has(hash)) return STRANGER;
    const caller = recognised.get(hash);
    return caller && { caller, principal: () => lookUp(token, hash) };
  }

  async function refuseWithoutBudget(payer: string | undefined): Promise<void> {
    const used = payer === undefined ? null : await unknownTokens.get(payer);
    if (used && used.consumedPoints >= unknownTokens.points) throw tooMany('requests', used);
  }

  async function firstLookup(token: string, hash: string, payer?: string): Promise<Identified> {
    await refuseWithoutBudget(payer);
    const caller = await lookUp(token, hash).catch((error) => {
      if (isUnavailable(error)) {
        failures += 1;
        failure = error;
      }
      throw error;
    });
    if (!caller && payer !== undefined) await unknownTokens.penalty(payer);
    return { caller, principal: async () => caller };
  }

  return async (token: string | undefined, address: string): Promise<Identified> => {
    if (!token) return STRANGER;
    // The scheme's case and spaces are free, and must not make several tokens of one.
    const hash = sha256(token.replace(/^bearer +/i, ''));
    const known = remembered(token, hash);
    if (known) return known;
    /** The address whose budget pays for the lookup. */
    const payer = tokens.isProven(token) ? undefined : address;
    await refuseWithoutBudget(payer);
    if (limit.pendingCount >= MAX_WAITING)
      throw new HttpError(503, CROWDED, { retryAfter: RETRY_S });
    const failuresBefore = failures;
    return limit(() => {
      // The database was unavailable meanwhile: all who wait learn it at once, not one after another.
      if (failures > failuresBefore) throw failure;
      return remembered(token, hash) ?? firstLookup(token, hash, payer);
    });
  };
}
