import { isIPv6 } from 'node:net';
import { and, eq, gt, gte, sql } from 'drizzle-orm';
import { rateLimits } from '../db/schema.ts';
import { hmac } from '../lib/secrets.ts';
import type { Deps } from './deps.ts';
import { HttpError } from './http-error.ts';

const MINUTE_MS = 60_000;

/**
 * Allows `hits` within `minutes`. Limits by address are high, since all guests of a hotel share one;
 * limits by account are strict.
 */
export type Limit = { name: string; hits: number; minutes: number };

/**
 * Counts a hit of `subject`: an address, an account, or both together.
 * One SQL statement counts it, correct for any number of processes.
 * @returns a 429 when the limit is exceeded
 */
export async function hit(
  deps: Deps,
  limit: Limit,
  ...subject: string[]
): Promise<HttpError | undefined> {
  const time = deps.now();
  const end = new Date(time.getTime() + limit.minutes * MINUTE_MS);
  const over = sql`${rateLimits.resets_at} <= ${time.toISOString()}::timestamptz`;
  const [row] = await deps.db
    .insert(rateLimits)
    .values({ key: keyOf(deps, limit, subject), hits: 1, resets_at: end })
    .onConflictDoUpdate({
      target: rateLimits.key,
      set: {
        hits: sql`case when ${over} then 1 else ${rateLimits.hits} + 1 end`,
        resets_at: sql`case when ${over} then excluded.resets_at else ${rateLimits.resets_at} end`,
      },
    })
    .returning();
  if (!row || row.hits <= limit.hits) return undefined;
  const seconds = Math.max(1, Math.ceil((row.resets_at.getTime() - time.getTime()) / 1000));
  return new HttpError(429, `Too many attempts. Please try again in ${waitText(seconds)}.`, {
    retryAfter: seconds,
  });
}

/** Counts a hit and throws a 429 when the limit is exceeded. */
export async function countHit(deps: Deps, limit: Limit, ...subject: string[]): Promise<void> {
  const error = await hit(deps, limit, ...subject);
  if (error) throw error;
}

/** Tells whether the next hit would exceed the limit. */
export async function isUsedUp(deps: Deps, limit: Limit, ...subject: string[]): Promise<boolean> {
  const used = await deps.db
    .select({ hits: rateLimits.hits })
    .from(rateLimits)
    .where(
      and(
        eq(rateLimits.key, keyOf(deps, limit, subject)),
        gte(rateLimits.hits, limit.hits),
        gt(rateLimits.resets_at, deps.now()),
      ),
    );
  return used.length > 0;
}

export async function undoHit(deps: Deps, limit: Limit, ...subject: string[]): Promise<void> {
  await deps.db
    .update(rateLimits)
    .set({ hits: sql`${rateLimits.hits} - 1` })
    .where(eq(rateLimits.key, keyOf(deps, limit, subject)));
}

export async function forgetHits(deps: Deps, limit: Limit, ...subject: string[]): Promise<void> {
  await deps.db.delete(rateLimits).where(eq(rateLimits.key, keyOf(deps, limit, subject)));
}

/** Derives the row's key by HMAC: some rows live for months and must not reveal accounts. */
function keyOf({ secret }: Deps, { name }: Limit, subject: string[]): string {
  return `${name} ${hmac(secret, `counted as ${name}`, subject.map(subscriberOf).join(' '))}`;
}

/** Reduces an IPv6 address to its /64, which one subscriber has. */
export function subscriberOf(address: string): string {
  if (!isIPv6(address)) return address;
  const [head = '', tail] = address.split('::');
  const groups = head.split(':').filter(Boolean);
  const rest = (tail ?? '').split(':').filter(Boolean);
  const zeros = Array.from({ length: Math.max(0, 8 - groups.length - rest.length) }, () => '0');
  return [...groups, ...(tail === undefined ? [] : zeros), ...rest].slice(0, 4).join(':');
}

/** Formats a waiting time for guests. */
export function waitText(seconds: number): string {
  if (seconds < 60) return seconds === 1 ? '1 second' : `${seconds} seconds`;
  const minutes = Math.ceil(seconds / 60);
  return minutes === 1 ? '1 minute' : `${minutes} minutes`;
}
