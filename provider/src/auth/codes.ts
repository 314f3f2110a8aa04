import { createHmac } from 'node:crypto';
import { and, eq, gt, sql } from 'drizzle-orm';
import type { Database, Transaction } from '../db/database.ts';
import { codes } from '../db/schema.ts';
import { sameSecret } from '../ground/secrets.ts';
import type { Deps } from '../http/deps.ts';
import { hit, isUsedUp, type Limit, takeBackHit } from '../http/rate-limit.ts';
import type { Asker } from './known-addresses.ts';

const DIGITS = 4;
const MINUTE_MS = 60_000;
const DAY_MINUTES = 24 * 60;
/** How long a code lives after it was last mailed (AUTH-44). */
export const CODE_MINUTES = 10;

/** Of one code at one address: what strangers try elsewhere does not spoil it. Longer than it lives. */
const TRIES: Limit = { name: 'code tries', hits: 5, minutes: DAY_MINUTES };
/**
 * Of an account, whatever the codes: whoever tries for ever has a chance of one in 200 in a year
 * (decision 36). At an address that its guest signed in from it is another one, of that address.
 */
const WRONG: Limit = { name: 'wrong codes', hits: 10, minutes: 100 * DAY_MINUTES };
const WRONG_AT_KNOWN: Limit = { ...WRONG, name: 'wrong codes known' };

type Code = typeof codes.$inferSelect;

/**
 * The code of an address, known or not, with all its minutes: the one that lives, as often as it is
 * asked for, else a new one.
 */
export async function issueCode(
  tx: Transaction,
  { secret, now }: Deps,
  { email, userId }: { email: string; userId: number | undefined },
): Promise<string> {
  const time = now();
  const row = {
    user_id: userId ?? null,
    expires_at: new Date(time.getTime() + CODE_MINUTES * MINUTE_MS),
  };
  // Of several asked for at once one comes after the other, so that all get the same.
  await tx.execute(sql`select pg_advisory_xact_lock(hashtext(${email}))`);
  const [live] = await tx.update(codes).set(row).where(isLive(email, time)).returning();
  if (live) return digitsOf(secret, live);
  await tx.delete(codes).where(eq(codes.email, email));
  const [issued] = await tx
    .insert(codes)
    .values({ ...row, email, created_at: time })
    .returning();
  // Stryker disable next-line ConditionalExpression,CallExpression,StringLiteral: an insert answers its row
  if (!issued) throw new Error('The code was not stored');
  return digitsOf(secret, issued);
}

/** Whether a code is worth something to who asks: their tries and the account's are not used up. */
export async function mayTryCode(deps: Deps, asker: Asker): Promise<boolean> {
  const live = await liveCode(deps.db, asker.email, deps.now());
  const [spent, over] = [
    await isUsedUp(deps, TRIES, ...triesOf(live, asker)),
    await isUsedUp(deps, ...wrongOf(asker)),
  ];
  return !spent && !over;
}

/**
 * Counts the try and checks it: each count is one statement, so that any number of guesses at once
 * stops where it has to. A right one is not counted among the account's.
 */
export async function tryCode(
  deps: Deps,
  asker: Asker,
  otp: string,
): Promise<{ id: number; userId: number } | undefined> {
  const live = await liveCode(deps.db, asker.email, deps.now());
  if (!live) return undefined;
  if (await hit(deps, TRIES, ...triesOf(live, asker))) return undefined;
  if (await hit(deps, ...wrongOf(asker))) return undefined;
  if (!sameSecret(digitsOf(deps.secret, live), otp) || !live.user_id) return undefined;
  await takeBackHit(deps, ...wrongOf(asker));
  return { id: live.id, userId: live.user_id };
}

/** Spends a code; false when somebody else was first. */
export async function spendCode(tx: Transaction, id: number): Promise<boolean> {
  const spent = await tx.delete(codes).where(eq(codes.id, id)).returning({ id: codes.id });
  return spent.length > 0;
}

const isLive = (email: string, time: Date) =>
  and(eq(codes.email, email), gt(codes.expires_at, time));

async function liveCode(db: Database, email: string, time: Date): Promise<Code | undefined> {
  const [live] = await db.select().from(codes).where(isLive(email, time));
  return live;
}

const triesOf = (live: Code | undefined, { address }: Asker) => [String(live?.id ?? 0), address];

const wrongOf = ({ known, email, address }: Asker): [Limit, ...string[]] =>
  known ? [WRONG_AT_KNOWN, email, address] : [WRONG, email];

/**
 * The same row makes the same digits, so that they can be mailed again and need not be stored: four
 * digits are guessed from any hash in no time. It takes the server's secret.
 */
function digitsOf(secret: string, { id, email, created_at }: Code): string {
  const made = createHmac('sha256', secret)
    .update(`one-time code\n${id} ${created_at.getTime()} ${email}`)
    .digest();
  return String(made.readUIntBE(0, 6) % 10 ** DIGITS).padStart(DIGITS, '0');
}
