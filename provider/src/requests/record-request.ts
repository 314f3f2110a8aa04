import { deskChannel } from '@foyer/shared/contracts/provider/broadcast.ts';
import { lockHotel } from '../db/hotels.ts';
import { requests } from '../db/schema/correspondence.ts';
import type { Request } from '../http/call.ts';
import type { Principal } from '../http/deps.ts';
import { countHit, type Limit } from '../http/rate-limit.ts';
import { guestRequest } from './records.ts';

const BY_ADDRESS: Limit = { name: 'request address', hits: 3000, minutes: 60 };
const BY_ACCOUNT: Limit = { name: 'request account', hits: 60, minutes: 60 };

type Caller = Request<unknown, never, Principal>;

/** Counts a request or enquiry of this guest; both share the limits. */
export async function countRequest({ deps, principal, address }: Caller): Promise<void> {
  await countHit(deps, BY_ADDRESS, address);
  await countHit(deps, BY_ACCOUNT, String(principal.userId));
}

/** Published to the desk with the id of the new request. */
const REQUEST_EVENT = 'RequestSubmit';

type NewRequest = Omit<typeof requests.$inferInsert, 'hotel_id' | 'user_id'>;

/** Stores a request, then publishes it to the desk. */
export async function recordRequest(
  { deps, principal: { hotelId, userId }, commit }: Caller,
  message: string,
  request: NewRequest,
) {
  const response = await commit(async (tx) => {
    await lockHotel(tx, hotelId);
    const [row] = await tx
      .insert(requests)
      .values({ ...request, hotel_id: hotelId, user_id: userId })
      .returning();
    if (!row) throw new Error('The request was not stored');
    return { message, data: guestRequest(row) };
  });
  deps.publish(deskChannel(hotelId), REQUEST_EVENT, { id: response.data.id });
  return response;
}
