import { and, eq } from 'drizzle-orm';
import type * as z from 'zod/mini';
import { hotelSettings } from '../db/schema/hotels.ts';
import type { Request } from '../http/call.ts';
import type { Principal } from '../http/deps.ts';
import { HttpError } from '../http/http-error.ts';
import type { RequestBody } from './payloads.ts';
import { chosenItems } from './read.ts';

const KINDS = {
  checkin: {
    setting: hotelSettings.allow_checkin,
    done: 'Checked In successfully.',
    unavailable: 'Check-in by the app is not available at this hotel.',
  },
  'pre-arrival': {
    setting: hotelSettings.allow_pre_arrival,
    done: 'Pre-Arrival request submitted successfully.',
    unavailable: 'Pre-arrival requests are not available at this hotel.',
  },
};

type Sent = Request<z.output<typeof RequestBody>, never, Principal>;

/**
 * Returns the columns of a sent check-in or pre-arrival request and the message of its success.
 * Throws a 422 if the hotel does not offer the kind, or for an unknown item.
 */
export async function offeredRequest({ body, deps, principal }: Sent) {
  const { type: kind, ...fields } = body;
  const { setting, done, unavailable } = KINDS[kind];
  const isAllowed = and(eq(hotelSettings.hotel_id, principal.hotelId), setting);
  if ((await deps.db.$count(hotelSettings, isAllowed)) === 0) throw new HttpError(422, unavailable);
  const check_list_items =
    body.type === 'pre-arrival'
      ? await chosenItems(deps.db, principal.hotelId, body.check_list_items)
      : null;
  return { done, columns: { special_requests: null, ...fields, kind, check_list_items } };
}
