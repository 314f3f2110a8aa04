import * as endpoints from '@foyer/shared/api/endpoints.ts';
import { GuestRequest } from '@foyer/shared/contracts/provider/requests.ts';
import { responseOf } from '@foyer/shared/contracts/provider/response.ts';
import { and, eq } from 'drizzle-orm';
import type { Database } from '../db/database.ts';
import { categories, hotelSettings } from '../db/schema/hotels.ts';
import { defineCall } from '../http/call.ts';
import { idOf } from '../http/fields.ts';
import { HttpError, invalidField } from '../http/http-error.ts';
import { QueryBody, RequestBody } from './payloads.ts';
import { chosenItems } from './read.ts';
import { countRequest, recordRequest } from './record-request.ts';

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

export const submitRequest = defineCall({
  name: 'submitRequest',
  summary: "A guest's check-in or pre-arrival request",
  description:
    "`type` selects the kind. `check_in` is `2026-05-01 03:05 PM`, or the date alone without a time. `check_list_items` are ids of the hotel's checklist. All fields are stored as typed. 422 without a field when the hotel's settings (`allow_checkin`, `allow_pre_arrival`) do not allow it.",
  method: 'post',
  path: endpoints.requests,
  access: 'signed-in',
  body: RequestBody,
  response: responseOf(GuestRequest),
  success: 201,
  async handle(request) {
    const { body, deps, principal } = request;
    await countRequest(request);
    const { type: kind, ...fields } = body;
    const { setting, done, unavailable } = KINDS[kind];
    const isAllowed = and(eq(hotelSettings.hotel_id, principal.hotelId), setting);
    if ((await deps.db.$count(hotelSettings, isAllowed)) === 0)
      throw new HttpError(422, unavailable);
    const check_list_items =
      body.type === 'pre-arrival'
        ? await chosenItems(deps.db, principal.hotelId, body.check_list_items)
        : null;
    return recordRequest(request, done, { ...fields, kind, check_list_items });
  },
});

export const enquire = defineCall({
  name: 'sendQuery',
  summary: "A guest's enquiry about a category, a listing or a quick-info tab",
  description:
    "`type` is the subject of the enquiry, `category_id` its id when it is a category of the guest's hotel, else null.",
  method: 'post',
  path: endpoints.queries,
  access: 'signed-in',
  body: QueryBody,
  response: responseOf(GuestRequest),
  success: 201,
  async handle(request) {
    const { body, deps, principal } = request;
    await countRequest(request);
    const about =
      body.category_id === null
        ? null
        : await categoryName(deps.db, principal.hotelId, body.category_id);
    const newRequest = { ...body, kind: 'enquiry' as const, about };
    return recordRequest(request, 'Query submitted successfully.', newRequest);
  },
});

async function categoryName(db: Database, hotelId: number, id: number): Promise<string> {
  const [category] = await db
    .select({ name: categories.name })
    .from(categories)
    .where(and(eq(categories.hotel_id, hotelId), eq(categories.id, idOf(id))));
  if (!category) throw invalidField('category_id', 'This hotel has nothing of that number.');
  return category.name;
}
