import { and, eq, gt } from 'drizzle-orm';
import type { Database, Transaction } from '../db/database.ts';
import { resetTokens } from '../db/schema/accounts.ts';
import { randomSecret, sha256 } from '../lib/secrets.ts';

const MINUTE_MS = 60_000;
/** Minutes that the token of a verified code stays valid. */
export const VERIFIED_MINUTES = 15;
/** Minutes that a mailed link stays valid. */
export const LINK_MINUTES = 30;

type Token = { secret: string; userId: number };

/**
 * Issues a token that sets a user's password once. Earlier tokens stay valid until they expire, so a
 * stranger who requests another link revokes none. Without a user the token is useless, at the same
 * cost.
 */
export async function issueResetToken(
  tx: Transaction,
  userId: number | undefined,
  minutes: number,
): Promise<string> {
  const secret = randomSecret();
  await tx.insert(resetTokens).values({
    secret_hash: sha256(secret),
    user_id: userId ?? null,
    expires_at: new Date(Date.now() + minutes * MINUTE_MS),
  });
  return secret;
}

/** Tells whether a token is valid, before the costly password hash. */
export async function isValidResetToken(db: Database, token: Token): Promise<boolean> {
  return (await db.select().from(resetTokens).where(isLive(token))).length > 0;
}

/**
 * Consumes a token of this user and deletes the user's other tokens.
 * @returns false when the token is unknown, used or expired
 */
export async function consumeResetToken(tx: Transaction, token: Token): Promise<boolean> {
  const consumed = await tx.delete(resetTokens).where(isLive(token)).returning();
  if (consumed.length === 0) return false;
  await tx.delete(resetTokens).where(eq(resetTokens.user_id, token.userId));
  return true;
}

const isLive = ({ secret, userId }: Token) =>
  and(
    eq(resetTokens.secret_hash, sha256(secret)),
    eq(resetTokens.user_id, userId),
    gt(resetTokens.expires_at, new Date()),
  );
