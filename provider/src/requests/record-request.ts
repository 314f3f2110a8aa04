import type { GuestRequest } from '@foyer/shared/contracts/requests';
import { eq } from 'drizzle-orm';
import type { Transaction } from '../db/database.ts';
import { hotels, requests } from '../db/schema.ts';
import type { Deps } from '../http/deps.ts';
import type { Principal } from '../http/principal.ts';
import { countHit, type Limit } from '../http/rate-limit.ts';
import { guestRequest } from './records.ts';

const BY_ADDRESS: Limit = { name: 'request address', hits: 3000, minutes: 60 };
const BY_ACCOUNT: Limit = { name: 'request account', hits: 60, minutes: 60 };

/** One more request or enquiry of this guest; they share a limit. */
export async function countRequest(deps: Deps, { userId }: Principal, address: string) {
  await countHit(deps, BY_ADDRESS, address);
  await countHit(deps, BY_ACCOUNT, String(userId));
}

type Asked = Omit<
  typeof requests.$inferInsert,
  'id' | 'hotel_id' | 'user_id' | 'seen_at' | 'answered_at' | 'answer'
>;

export async function recordRequest(
  tx: Transaction,
  { hotelId, userId }: Principal,
  asked: Asked,
): Promise<GuestRequest> {
  // One at a time at a hotel: ids come to be seen in their order, so that no `after_id` of the desk
  // passes one over that is still being recorded.
  await tx
    .select({ id: hotels.id })
    .from(hotels)
    .where(eq(hotels.id, hotelId))
    .for('no key update');
  const [row] = await tx
    .insert(requests)
    .values({ ...asked, hotel_id: hotelId, user_id: userId })
    .returning();
  if (!row) throw new Error('The request was not stored');
  return guestRequest(row);
}
