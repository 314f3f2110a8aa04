import { deskChannel } from '@foyer/shared/contracts/provider/broadcast.ts';
import { GuestRequestResponse } from '@foyer/shared/contracts/provider/requests.ts';
import { and, eq, isNotNull, max } from 'drizzle-orm';
import type { Transaction } from '../db/database.ts';
import { lockHotel } from '../db/hotels.ts';
import { requests } from '../db/schema/correspondence.ts';
import { defineCall } from '../http/call.ts';
import { invalidField } from '../http/http-error.ts';
import { findRequest, updateRequest } from './find-request.ts';
import { offeredRequest } from './offered-request.ts';
import { RequestBody } from './payloads.ts';
import { countRequest } from './record-request.ts';
import { guestRequest } from './records.ts';

/** Published to the desk with the id of the changed request. */
const CHANGE_EVENT = 'RequestChange';

export const changeRequest = defineCall({
  name: 'changeRequest',
  summary: 'The guest changes an own check-in or pre-arrival request',
  description:
    "Only where the hotel's `features` list `requests-change`. The body is that of `POST /requests`, with the same limits; it replaces all fields. 422 at `type` for a request of another kind. `state` becomes `sent` again; an earlier `answer` stays with its `answered_at`. The desk gets the event `RequestChange` with the id.",
  method: 'put',
  path: '/requests/:requestId',
  access: 'signed-in',
  body: RequestBody,
  response: GuestRequestResponse,
  async handle(request) {
    const { deps, params, principal, commit } = request;
    const { hotelId } = principal;
    await countRequest(request);
    const { done, columns } = await offeredRequest(request);
    const response = await commit(async (tx) => {
      await lockHotel(tx, hotelId);
      const found = await findRequest(tx, principal, params.requestId, 'own');
      if (found.kind !== columns.kind)
        throw invalidField('type', 'This request is of another kind.');
      const changed_at = await timeOfChange(tx, hotelId, found.answered_at);
      const row = await updateRequest(tx, found, { ...columns, changed_at, seen_at: null });
      return { message: done, data: guestRequest(row) };
    });
    deps.publish(deskChannel(hotelId), CHANGE_EVENT, { id: response.data.id });
    return response;
  },
});

/**
 * Returns the time of a change: now, but later than each earlier change at the hotel and than the
 * answer. Clocks of several processes differ, and reading by `changed_after` must skip no change.
 */
async function timeOfChange(
  tx: Transaction,
  hotelId: number,
  answeredAt: Date | null,
): Promise<Date> {
  const { hotel_id, changed_at } = requests;
  const [latest] = await tx
    .select({ changed_at: max(changed_at) })
    .from(requests)
    .where(and(eq(hotel_id, hotelId), isNotNull(changed_at)));
  const earlier = [latest?.changed_at, answeredAt].map((time) => time?.getTime() ?? 0);
  return new Date(Math.max(Date.now(), ...earlier.map((time) => time + 1)));
}
