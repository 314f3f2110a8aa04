import { isIPv6 } from 'node:net';
import { and, eq, gt, gte, sql } from 'drizzle-orm';
import { rateLimits } from '../db/schema.ts';
import { hmac } from '../ground/secrets.ts';
import type { Deps } from './deps.ts';
import { Refusal } from './refusal.ts';

const MINUTE_MS = 60_000;

/**
 * At most `hits` within `minutes`. Limits by address are wide, since all guests of a hotel share
 * one; the strict ones are by account.
 */
export type Limit = { name: string; hits: number; minutes: number };

/**
 * Counts one hit of `subject` (an address, an account, or both together) in one statement, right for
 * any number of processes. @returns the 429 for one too many
 */
export async function hit(
  deps: Deps,
  limit: Limit,
  ...subject: string[]
): Promise<Refusal | undefined> {
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
  return new Refusal(429, `Too many attempts. Please try again in ${inWords(seconds)}.`, {
    retryAfter: seconds,
  });
}

/** Counts a hit and refuses one too many. */
export async function countHit(deps: Deps, limit: Limit, ...subject: string[]): Promise<void> {
  const refusal = await hit(deps, limit, ...subject);
  if (refusal) throw refusal;
}

/** Whether the next hit would be one too many. */
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

export async function takeBackHit(deps: Deps, limit: Limit, ...subject: string[]): Promise<void> {
  await deps.db
    .update(rateLimits)
    .set({ hits: sql`${rateLimits.hits} - 1` })
    .where(eq(rateLimits.key, keyOf(deps, limit, subject)));
}

export async function forgetHits(deps: Deps, limit: Limit, ...subject: string[]): Promise<void> {
  await deps.db.delete(rateLimits).where(eq(rateLimits.key, keyOf(deps, limit, subject)));
}

/** Some stand for months: who asked about whom is not read from them. */
function keyOf({ secret }: Deps, { name }: Limit, subject: string[]): string {
  return `${name} ${hmac(secret, `counted as ${name}`, subject.map(subscriberOf).join(' '))}`;
}

/** One IPv6 subscriber has a whole /64: its first four groups stand for the address. */
export function subscriberOf(address: string): string {
  if (!isIPv6(address)) return address;
  const [head = '', tail] = address.split('::');
  const groups = head.split(':').filter(Boolean);
  const rest = (tail ?? '').split(':').filter(Boolean);
  const zeros = Array.from({ length: Math.max(0, 8 - groups.length - rest.length) }, () => '0');
  return [...groups, ...(tail === undefined ? [] : zeros), ...rest].slice(0, 4).join(':');
}

/** A time to wait, as a guest is told it. */
export function inWords(seconds: number): string {
  if (seconds < 60) return seconds === 1 ? '1 second' : `${seconds} seconds`;
  const minutes = Math.ceil(seconds / 60);
  return minutes === 1 ? '1 minute' : `${minutes} minutes`;
}
