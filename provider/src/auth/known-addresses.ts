import { subscriberOf } from '@foyer/common/http';
import { and, desc, eq, inArray } from 'drizzle-orm';
import type { Transaction } from '../db/database.ts';
import { knownAddresses, users } from '../db/schema/accounts.ts';
import type { AuditedAccount } from '../http/audit.ts';
import type { Deps } from '../http/deps.ts';
import { hmac } from '../lib/secrets.ts';

const LIFETIME_MS = 90 * 24 * 60 * 60_000;
/** The oldest address is dropped first: a phone that travels has many. */
const ADDRESSES_PER_USER = 10;

/**
 * Identifies the account a request is about and the IP address it comes from.
 * `known`: the guest signed in from this address before. Such an address has its own strict limits,
 * so attempts from other addresses cannot lock the guest out (AUTH-51).
 */
export type Requester = {
  email: string;
  address: string;
  known: boolean;
  account: AuditedAccount | undefined;
};

/** Looks up account and known address in one statement, the same for any e-mail address. */
export async function requesterOf(deps: Deps, email: string, address: string): Promise<Requester> {
  const pair_hmac = addressHmac(deps, email, address);
  const [found] = await deps.db
    .select({ id: users.id, hotel_id: users.hotel_id, known_until: knownAddresses.expires_at })
    .from(users)
    .leftJoin(
      knownAddresses,
      and(eq(knownAddresses.user_id, users.id), eq(knownAddresses.pair_hmac, pair_hmac)),
    )
    .where(eq(users.email, email));
  const known = (found?.known_until ?? 0) > new Date();
  return { email, address, known, account: found && { id: found.id, hotel_id: found.hotel_id } };
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
