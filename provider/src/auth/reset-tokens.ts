import { and, eq, gt } from 'drizzle-orm';
import type { Transaction } from '../db/database.ts';
import { resetTokens } from '../db/schema.ts';
import { randomSecret, sha256 } from '../ground/secrets.ts';

const LIFETIME_MS = 15 * 60_000;

/** The right to set a user's password once; a new one ends those before it. */
export async function issueResetToken(tx: Transaction, userId: number, now: Date): Promise<string> {
  const secret = randomSecret();
  await tx.delete(resetTokens).where(eq(resetTokens.user_id, userId));
  await tx.insert(resetTokens).values({
    secret_hash: sha256(secret),
    user_id: userId,
    expires_at: new Date(now.getTime() + LIFETIME_MS),
  });
  return secret;
}

/** Spends a token of this user; false when it is unknown, spent or too old. */
export async function spendResetToken(
  tx: Transaction,
  { secret, userId, now }: { secret: string; userId: number; now: Date },
): Promise<boolean> {
  const spent = await tx
    .delete(resetTokens)
    .where(
      and(
        eq(resetTokens.secret_hash, sha256(secret)),
        eq(resetTokens.user_id, userId),
        gt(resetTokens.expires_at, now),
      ),
    )
    .returning({ user_id: resetTokens.user_id });
  return spent.length > 0;
}
