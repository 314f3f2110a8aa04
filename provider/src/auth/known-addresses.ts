import { desc, eq, inArray } from 'drizzle-orm';
import type { Transaction } from '../db/database.ts';
import { knownAddresses } from '../db/schema.ts';
import { hmac } from '../ground/secrets.ts';
import type { Deps } from '../http/deps.ts';
import { subscriberOf } from '../http/rate-limit.ts';

const LIFETIME_MS = 90 * 24 * 60 * 60_000;
/** The oldest makes room: a phone on the road has many. */
const ADDRESSES_PER_USER = 10;

/**
 * Who asks about an account, and from where. From a `known` address its guest signed in before:
 * limits that strangers use up elsewhere do not hold there, only narrow ones of its own (AUTH-51).
 */
export type Asker = { email: string; address: string; known: boolean };

/** The same statement for an account that nobody has. */
export async function askerOf(deps: Deps, email: string, address: string): Promise<Asker> {
  const [known] = await deps.db
    .select({ expires_at: knownAddresses.expires_at })
    .from(knownAddresses)
    .where(eq(knownAddresses.pair_hmac, pairOf(deps, email, address)));
  return { email, address, known: known !== undefined && known.expires_at > deps.now() };
}

/** The guest proved to be the account's, by a password or by what only their mailbox had. */
export async function rememberAddress(
  tx: Transaction,
  deps: Deps,
  userId: number,
  { email, address }: Pick<Asker, 'email' | 'address'>,
): Promise<void> {
  const expires_at = new Date(deps.now().getTime() + LIFETIME_MS);
  const pair_hmac = pairOf(deps, email, address);
  await tx
    .insert(knownAddresses)
    .values({ pair_hmac, user_id: userId, expires_at })
    .onConflictDoUpdate({ target: knownAddresses.pair_hmac, set: { expires_at } });
  const surplus = tx
    .select({ pair_hmac: knownAddresses.pair_hmac })
    .from(knownAddresses)
    .where(eq(knownAddresses.user_id, userId))
    .orderBy(desc(knownAddresses.expires_at))
    .offset(ADDRESSES_PER_USER);
  await tx.delete(knownAddresses).where(inArray(knownAddresses.pair_hmac, surplus));
}

function pairOf({ secret }: Deps, email: string, address: string): string {
  return hmac(secret, `known address of ${email}`, subscriberOf(address));
}
