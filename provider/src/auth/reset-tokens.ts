import { and, eq, gt } from 'drizzle-orm';
import type { Database, Transaction } from '../db/database.ts';
import { resetTokens } from '../db/schema.ts';
import { randomSecret, sha256 } from '../ground/secrets.ts';

const MINUTE_MS = 60_000;
/** How long a verified code's token is good. */
export const VERIFIED_MINUTES = 15;
/** How long a link by mail is good. */
export const LINK_MINUTES = 30;

type Token = { secret: string; userId: number; now: Date };

/**
 * The right to set a user's password once. Those before it stay good for their time: a stranger who
 * asks for another link ends none. Without a user it is good for nothing, at the same cost.
 */
export async function issueResetToken(
  tx: Transaction,
  userId: number | undefined,
  { minutes, now }: { minutes: number; now: Date },
): Promise<string> {
  const secret = randomSecret();
  await tx.insert(resetTokens).values({
    secret_hash: sha256(secret),
    user_id: userId ?? null,
    expires_at: new Date(now.getTime() + minutes * MINUTE_MS),
  });
  return secret;
}

/** Whether it can be spent, before anything costly is done for it. */
export async function isResetToken(db: Database, token: Token): Promise<boolean> {
  return (await db.select().from(resetTokens).where(isLive(token))).length > 0;
}

/** Spends a token of this user, and all others of theirs; false when it is unknown, spent or too old. */
export async function spendResetToken(tx: Transaction, token: Token): Promise<boolean> {
  const spent = await tx.delete(resetTokens).where(isLive(token)).returning();
  if (spent.length === 0) return false;
  await tx.delete(resetTokens).where(eq(resetTokens.user_id, token.userId));
  return true;
}

const isLive = ({ secret, userId, now }: Token) =>
  and(
    eq(resetTokens.secret_hash, sha256(secret)),
    eq(resetTokens.user_id, userId),
    gt(resetTokens.expires_at, now),
  );
