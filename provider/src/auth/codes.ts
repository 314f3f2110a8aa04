import { randomInt } from 'node:crypto';
import { and, eq, gt, lt, sql } from 'drizzle-orm';
import type { Transaction } from '../db/database.ts';
import { codes } from '../db/schema.ts';
import { hmac, sameSecret } from '../ground/secrets.ts';
import type { Deps } from '../http/deps.ts';

const DIGITS = 4;
const MINUTE_MS = 60_000;
/** How long a code lives (AUTH-44). */
export const CODE_MINUTES = 10;
const MAX_ATTEMPTS = 5;

/** A new code for an address, known or not; earlier ones are worth nothing from now on. */
export async function issueCode(
  tx: Transaction,
  { secret, now }: Deps,
  { email, userId }: { email: string; userId: number | undefined },
): Promise<string> {
  const code = String(randomInt(10 ** DIGITS)).padStart(DIGITS, '0');
  const time = now();
  // Of several asked for at once one comes after the other, so that the last one alone is left.
  await tx.execute(sql`select pg_advisory_xact_lock(hashtext(${email}))`);
  await tx.delete(codes).where(eq(codes.email, email));
  await tx.insert(codes).values({
    email,
    user_id: userId ?? null,
    code_hmac: hmacOf(secret, email, code),
    created_at: time,
    expires_at: new Date(time.getTime() + CODE_MINUTES * MINUTE_MS),
  });
  return code;
}

/**
 * Counts the try and checks it: the count is one statement, so that any number of guesses at
 * once stops at five. @returns the code's id and its user, for the right code
 */
export async function tryCode(
  { db, secret, now }: Deps,
  email: string,
  code: string,
): Promise<{ id: number; userId: number } | undefined> {
  const alive = and(eq(codes.email, email), gt(codes.expires_at, now()));
  const [row] = await db
    .update(codes)
    .set({ attempts: sql`${codes.attempts} + 1` })
    .where(and(alive, lt(codes.attempts, MAX_ATTEMPTS)))
    .returning();
  const right = sameSecret(row?.code_hmac ?? '', hmacOf(secret, email, code));
  return right && row?.user_id ? { id: row.id, userId: row.user_id } : undefined;
}

/** Spends a code; false when somebody else was first. */
export async function spendCode(tx: Transaction, id: number): Promise<boolean> {
  const spent = await tx.delete(codes).where(eq(codes.id, id)).returning({ id: codes.id });
  return spent.length > 0;
}

/** Four digits are guessed from a plain hash in no time: it takes the server's secret. */
function hmacOf(secret: string, email: string, code: string): string {
  return hmac(secret, `one-time code for ${email}`, code);
}
