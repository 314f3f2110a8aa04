import { and, desc, eq, gt, inArray } from 'drizzle-orm';
import type { Database, Transaction } from '../db/database.ts';
import { tokens, users } from '../db/schema/accounts.ts';
import type { BearerTokens, Deps, Principal } from '../http/deps.ts';
import { hmac, randomSecret, sameSecret, sha256 } from '../lib/secrets.ts';

const LIFETIME_MS = 90 * 24 * 60 * 60 * 1000;
/** Limits the devices of one guest; a new sign-in deletes the oldest token. */
const TOKENS_PER_USER = 50;
/** Matches id, secret and proof. Tokens of earlier releases have no proof. */
const BEARER = /^Bearer +(\d{1,9})\|([\w-]{43})([\w-]{43})?$/i;

/** Proves that the provider issued a token. The id is part of it, so that one proof fits one token. */
const proofOf = ({ secret: key }: Pick<Deps, 'secret'>, id: string, secret: string) =>
  hmac(key, 'bearer token', `${id}|${secret}`);

/** Issues an opaque `id|secret` token that ends with its proof; stores only the secret's hash. */
export async function issueToken(
  tx: Transaction,
  deps: Pick<Deps, 'secret'>,
  user: { id: number; hotel_id: number },
): Promise<string> {
  const secret = randomSecret();
  const surplus = tx
    .select({ id: tokens.id })
    .from(tokens)
    .where(eq(tokens.user_id, user.id))
    .orderBy(desc(tokens.id))
    .offset(TOKENS_PER_USER - 1);
  await tx.delete(tokens).where(inArray(tokens.id, surplus));
  const [row] = await tx
    .insert(tokens)
    .values({
      user_id: user.id,
      hotel_id: user.hotel_id,
      secret_hash: sha256(secret),
      expires_at: new Date(Date.now() + LIFETIME_MS),
    })
    .returning({ id: tokens.id });
  const id = String(row?.id);
  return `${id}|${secret}${proofOf(deps, id, secret)}`;
}

/** Resolves an Authorization header; undefined for an unknown or expired token. */
async function principalOf(
  { db }: Pick<Deps, 'db'>,
  authorization: string,
): Promise<Principal | undefined> {
  const [, id, secret] = BEARER.exec(authorization) ?? [];
  if (!id || !secret) return undefined;
  const [found] = await db
    .select({ token: tokens, role: users.role })
    .from(tokens)
    .innerJoin(users, eq(users.id, tokens.user_id))
    .where(and(eq(tokens.id, Number(id)), gt(tokens.expires_at, new Date())));
  if (!found || !sameSecret(found.token.secret_hash, sha256(secret))) return undefined;
  const { token, role } = found;
  return { tokenId: token.id, userId: token.user_id, hotelId: token.hotel_id, role };
}

function isProven(deps: Pick<Deps, 'secret'>, authorization: string): boolean {
  const [, id = '', secret = '', proof = ''] = BEARER.exec(authorization) ?? [];
  return sameSecret(proof, proofOf(deps, id, secret));
}

export const bearerTokens = (deps: Pick<Deps, 'db' | 'secret'>): BearerTokens => ({
  authenticate: (authorization) => principalOf(deps, authorization),
  isProven: (authorization) => isProven(deps, authorization),
});

export async function revokeToken(db: Database | Transaction, tokenId: number): Promise<void> {
  await db.delete(tokens).where(eq(tokens.id, tokenId));
}

/** Revokes all tokens of a user and returns their ids. */
export async function revokeAllTokens(tx: Transaction, userId: number): Promise<number[]> {
  const revoked = await tx
    .delete(tokens)
    .where(eq(tokens.user_id, userId))
    .returning({ id: tokens.id });
  return revoked.map(({ id }) => id);
}
