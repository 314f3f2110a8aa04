import { deskChannel } from '@foyer/shared/contracts/provider/broadcast.ts';
import type { GuestRequest } from '@foyer/shared/contracts/provider/requests.ts';
import type { Transaction } from '../db/database.ts';
import { lockHotel } from '../db/hotels.ts';
import { requests } from '../db/schema/correspondence.ts';
import type { Request } from '../http/call.ts';
import type { Deps, Principal } from '../http/deps.ts';
import { countHit, type Limit } from '../http/rate-limit.ts';
import { guestRequest } from './records.ts';

const BY_ADDRESS: Limit = { name: 'request address', hits: 3000, minutes: 60 };
const BY_ACCOUNT: Limit = { name: 'request account', hits: 60, minutes: 60 };

/** Counts a request or enquiry of this guest; both share the limits. */
export async function countRequest(deps: Deps, { userId }: Principal, address: string) {
  await countHit(deps, BY_ADDRESS, address);
  await countHit(deps, BY_ACCOUNT, String(userId));
}

/** Published to the desk with the id of the new request. */
const REQUEST_EVENT = 'RequestSubmit';

type NewRequest = Omit<
  typeof requests.$inferInsert,
  'id' | 'hotel_id' | 'user_id' | 'seen_at' | 'answered_at' | 'answer'
>;

export async function recordRequest(
  tx: Transaction,
  { hotelId, userId }: Principal,
  request: NewRequest,
): Promise<GuestRequest> {
  await lockHotel(tx, hotelId);
  const [row] = await tx
    .insert(requests)
    .values({ ...request, hotel_id: hotelId, user_id: userId })
    .returning();
  if (!row) throw new Error('The request was not stored');
  return guestRequest(row);
}

/** Stores a request, then publishes it to the desk. */
export async function recordAndPublish(
  { deps, principal, commit }: Request<unknown, never, Principal, unknown>,
  message: string,
  request: NewRequest,
) {
  const response = await commit(async (tx) => ({
    message,
    data: await recordRequest(tx, principal, request),
  }));
  deps.publish(deskChannel(principal.hotelId), REQUEST_EVENT, { id: response.data.id });
  return response;
}
