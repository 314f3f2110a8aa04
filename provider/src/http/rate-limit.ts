import { subscriberOf } from '@foyer/common/http';
import { RateLimiterDrizzle, RateLimiterRes } from 'rate-limiter-flexible';
import { rateLimits } from '../db/schema/server-state.ts';
import { hmac } from '../lib/secrets.ts';
import type { Deps } from './deps.ts';
import { HttpError } from './http-error.ts';

/**
 * Allows `hits` within `minutes`. Limits by address are high, since all guests of a hotel share one;
 * limits by account are strict.
 */
export type Limit = { name: string; hits: number; minutes: number };

/**
 * Returns the counter of `subject`: an address, an account, or both together. It counts in the
 * database, in one SQL statement per hit, correct for any number of processes.
 */
export function counterOf(
  { db, secret }: Deps,
  { name, hits, minutes }: Limit,
  ...subject: string[]
) {
  const limiter = new RateLimiterDrizzle({
    storeClient: db,
    schema: rateLimits,
    points: hits,
    duration: minutes * 60,
    keyPrefix: '',
    // The sweep deletes expired counts together with all other expired rows.
    clearExpiredByTimeout: false,
  });
  // An HMAC, because some rows live for months and must not reveal accounts.
  const subjectHmac = hmac(secret, `counted as ${name}`, subject.map(subscriberOf).join(' '));
  const key = `${name} ${subjectHmac}`;
  return {
    /** Counts a hit. @returns a 429 when the limit is exceeded */
    hit: (): Promise<HttpError | undefined> =>
      limiter.consume(key).then(
        () => undefined,
        (rejection) => tooMany('attempts', rejection),
      ),
    /** Tells whether the next hit would exceed the limit. */
    isUsedUp: async () => ((await limiter.get(key))?.consumedPoints ?? 0) >= hits,
    undoHit: () => limiter.reward(key),
    forget: () => limiter.delete(key),
  };
}

/** Counts a hit and throws a 429 when the limit is exceeded. */
export async function countHit(deps: Deps, limit: Limit, ...subject: string[]): Promise<void> {
  const error = await counterOf(deps, limit, ...subject).hit();
  if (error) throw error;
}

/** Converts a limiter's rejection into a 429; rethrows any other error, as of the database. */
export function tooMany(what: 'attempts' | 'requests', rejection: unknown): HttpError {
  if (!(rejection instanceof RateLimiterRes)) throw rejection;
  const retryAfter = Math.max(1, Math.ceil(rejection.msBeforeNext / 1000));
  const message = `Too many ${what}. Please try again in ${waitText(retryAfter)}.`;
  return new HttpError(429, message, { retryAfter });
}

/** Formats a waiting time for guests. */
export function waitText(seconds: number): string {
  if (seconds < 60) return seconds === 1 ? '1 second' : `${seconds} seconds`;
  const minutes = Math.ceil(seconds / 60);
  return minutes === 1 ? '1 minute' : `${minutes} minutes`;
}
