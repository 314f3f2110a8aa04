import { createHmac } from 'node:crypto';
import { and, eq, gt, sql } from 'drizzle-orm';
import type { Database, Transaction } from '../db/database.ts';
import { codes } from '../db/schema/accounts.ts';
import type { Deps } from '../http/deps.ts';
import { counterOf, type Limit } from '../http/rate-limit.ts';
import { sameSecret } from '../lib/secrets.ts';
import type { Requester } from './known-addresses.ts';

const DIGITS = 4;
const MINUTE_MS = 60_000;
const DAY_MINUTES = 24 * 60;
/** Minutes that a code stays valid after it was last mailed (AUTH-44). */
export const CODE_MINUTES = 10;

/**
 * Limits the tries of one code at one address. Tries elsewhere do not
 * invalidate it there. The limit outlives the code.
 */
const CODE_TRIES: Limit = { name: 'code tries', hits: 5, minutes: DAY_MINUTES };
/**
 * Limits the wrong codes of an account. An attacker who never stops has a chance of 1 in 200 per
 * year (decision 19). Each known address of the guest has its own count.
 */
const WRONG_CODES: Limit = { name: 'wrong codes', hits: 10, minutes: 100 * DAY_MINUTES };
const WRONG_CODES_AT_KNOWN_ADDRESS: Limit = { ...WRONG_CODES, name: 'wrong codes known' };

type Code = typeof codes.$inferSelect;

/**
 * Returns the code of an e-mail address and renews its lifetime.
 * A live code is returned again; otherwise a new one is issued, also for an unknown address.
 */
export async function issueCode(
  tx: Transaction,
  { secret }: Deps,
  { email, userId }: { email: string; userId: number | undefined },
): Promise<string> {
  const row = {
    user_id: userId ?? null,
    expires_at: new Date(Date.now() + CODE_MINUTES * MINUTE_MS),
  };
  // Serialises concurrent requests for one e-mail address, so all get the same code.
  await tx.execute(sql`select pg_advisory_xact_lock(hashtext(${email}))`);
  const [live] = await tx.update(codes).set(row).where(isLive(email)).returning();
  if (live) return codeDigits(secret, live);
  await tx.delete(codes).where(eq(codes.email, email));
  const [issued] = await tx
    .insert(codes)
    .values({ ...row, email })
    .returning();
  // Stryker disable next-line ConditionalExpression,CallExpression,StringLiteral: an insert returns its row
  if (!issued) throw new Error('The code was not stored');
  return codeDigits(secret, issued);
}

/** Tells whether the requester has tries left, for the current code and for the account. */
export async function canTryCode(deps: Deps, requester: Requester): Promise<boolean> {
  const live = await liveCode(deps.db, requester.email);
  const [isCodeUsedUp, isAccountUsedUp] = [
    await triesOf(deps, live, requester).isUsedUp(),
    await wrongCodesOf(deps, requester).isUsedUp(),
  ];
  return !isCodeUsedUp && !isAccountUsedUp;
}

/**
 * Counts a try and checks the code. Each count is one SQL statement, so concurrent guesses cannot
 * exceed the limit. A correct code does not count against the account.
 */
export async function tryCode(
  deps: Deps,
  requester: Requester,
  otp: string,
): Promise<{ id: number; userId: number } | undefined> {
  const live = await liveCode(deps.db, requester.email);
  if (!live) return undefined;
  const wrongCodes = wrongCodesOf(deps, requester);
  if (await triesOf(deps, live, requester).hit()) return undefined;
  if (await wrongCodes.hit()) return undefined;
  if (!sameSecret(codeDigits(deps.secret, live), otp) || !live.user_id) return undefined;
  await wrongCodes.undoHit();
  return { id: live.id, userId: live.user_id };
}

/** Consumes a code; returns false when another request consumed it first. */
export async function consumeCode(tx: Transaction, id: number): Promise<boolean> {
  const consumed = await tx.delete(codes).where(eq(codes.id, id)).returning({ id: codes.id });
  return consumed.length > 0;
}

const isLive = (email: string) => and(eq(codes.email, email), gt(codes.expires_at, new Date()));

async function liveCode(db: Database, email: string): Promise<Code | undefined> {
  const [live] = await db.select().from(codes).where(isLive(email));
  return live;
}

const triesOf = (deps: Deps, live: Code | undefined, { address }: Requester) =>
  counterOf(deps, CODE_TRIES, String(live?.id ?? 0), address);

const wrongCodesOf = (deps: Deps, { known, email, address }: Requester) =>
  known
    ? counterOf(deps, WRONG_CODES_AT_KNOWN_ADDRESS, email, address)
    : counterOf(deps, WRONG_CODES, email);

/**
 * Derives the digits from the row and the server's secret.
 * The digits are not stored: four digits are guessed from any hash at once. The same row gives the
 * same digits, so they can be mailed again.
 */
function codeDigits(secret: string, { id, email, created_at }: Code): string {
  const digest = createHmac('sha256', secret)
    .update(`one-time code\n${id} ${created_at.getTime()} ${email}`)
    .digest();
  return String(digest.readUIntBE(0, 6) % 10 ** DIGITS).padStart(DIGITS, '0');
}
