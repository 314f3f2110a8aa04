import { desc, eq, inArray } from 'drizzle-orm';
import type { Transaction } from '../db/database.ts';
import { knownAddresses } from '../db/schema/accounts.ts';
import type { Deps } from '../http/deps.ts';
import { subscriberOf } from '../http/rate-limit.ts';
import { hmac } from '../lib/secrets.ts';

const LIFETIME_MS = 90 * 24 * 60 * 60_000;
/** The oldest address is dropped first: a phone that travels has many. */
const ADDRESSES_PER_USER = 10;

/**
 * Identifies the account a request is about and the IP address it comes from.
 * `known`: the guest signed in from this address before. Such an address has its own strict limits,
 * so attempts from other addresses cannot lock the guest out (AUTH-51).
 */
export type Requester = { email: string; address: string; known: boolean };

/** Looks up whether the address is known; unknown accounts cost the same statement. */
export async function requesterOf(deps: Deps, email: string, address: string): Promise<Requester> {
  const [known] = await deps.db
    .select({ expires_at: knownAddresses.expires_at })
    .from(knownAddresses)
    .where(eq(knownAddresses.pair_hmac, addressHmac(deps, email, address)));
  return { email, address, known: known !== undefined && known.expires_at > new Date() };
}

/** Stores the address as known after the guest proved their identity by password or mail. */
export async function rememberAddress(
  tx: Transaction,
  deps: Deps,
  userId: number,
  { email, address }: Pick<Requester, 'email' | 'address'>,
): Promise<void> {
  const expires_at = new Date(Date.now() + LIFETIME_MS);
  const pair_hmac = addressHmac(deps, email, address);
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

function addressHmac({ secret }: Deps, email: string, address: string): string {
  return hmac(secret, `known address of ${email}`, subscriberOf(address));
}
