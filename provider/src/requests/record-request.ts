import { deskChannel } from '@foyer/shared/contracts/broadcast';
import type { GuestRequest } from '@foyer/shared/contracts/requests';
import type { Transaction } from '../db/database.ts';
import { inOrder } from '../db/in-order.ts';
import { requests } from '../db/schema.ts';
import type { Request } from '../http/call.ts';
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

/** Told to the hotel's own side, with the id of what it may now read. */
const REQUEST_EVENT = 'RequestSubmit';

type Asked = Omit<
  typeof requests.$inferInsert,
  'id' | 'hotel_id' | 'user_id' | 'seen_at' | 'answered_at' | 'answer'
>;

export async function recordRequest(
  tx: Transaction,
  { hotelId, userId }: Principal,
  asked: Asked,
): Promise<GuestRequest> {
  await inOrder(tx, hotelId);
  const [row] = await tx
    .insert(requests)
    .values({ ...asked, hotel_id: hotelId, user_id: userId })
    .returning();
  if (!row) throw new Error('The request was not stored');
  return guestRequest(row);
}

/** Records what a guest asks for, then tells the desk of it. */
export async function submit(
  { deps, principal, commit }: Request<unknown, never, Principal, unknown>,
  message: string,
  asked: Asked,
) {
  const answer = await commit(async (tx) => ({
    message,
    data: await recordRequest(tx, principal, asked),
  }));
  deps.publish(deskChannel(principal.hotelId), REQUEST_EVENT, { id: answer.data.id });
  return answer;
}
