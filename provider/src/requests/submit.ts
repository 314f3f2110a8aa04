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
import { countRequest, recordAndPublish } from './record-request.ts';
import { ENQUIRY, ENQUIRY_RECORD } from './records.ts';

const MESSAGES = {
  checkin: {
    done: 'Checked In successfully.',
    unavailable: 'Check-in by the app is not available at this hotel.',
  },
  'pre-arrival': {
    done: 'Pre-Arrival request submitted successfully.',
    unavailable: 'Pre-arrival requests are not available at this hotel.',
  },
};

export const submitRequest = defineCall({
  name: 'submitRequest',
  summary: "A guest's check-in or pre-arrival request",
  description:
    "`type` selects the kind. `check_in` is `2026-05-01 03:05 PM`, or the date alone without a time. `check_list_items` are ids of the hotel's checklist. All fields are stored as typed. 422 without a field when the hotel's settings (`allow_checkin`, `allow_pre_arrival`) do not allow it.",
  example: {
    body: {
      name: 'Amelia Hart',
      email: 'amelia@example.com',
      phone: '447700900123',
      reservation_number: 'GP-20418',
      check_list_items: [1, 2],
      special_requests: 'We arrive after midnight.',
      type: 'pre-arrival',
    },
    data: {
      id: 12,
      kind: 'pre-arrival',
      state: 'sent',
      created_at: '2026-05-01T08:30:00.000Z',
      reservation_number: 'GP-20418',
      check_list_items: [
        { id: 1, name: 'A cot beside the bed' },
        { id: 2, name: 'Bedding without feathers' },
      ],
      special_requests: 'We arrive after midnight.',
    },
  },
  method: 'post',
  path: endpoints.requests,
  access: 'signed-in',
  body: RequestBody,
  response: responseOf(GuestRequest),
  success: 201,
  errors: [429],
  async handle(request) {
    const { body, deps, principal, address } = request;
    await countRequest(deps, principal, address);
    const { type: kind, ...fields } = body;
    if (!(await allows(deps.db, principal.hotelId, kind)))
      throw new HttpError(422, MESSAGES[kind].unavailable);
    const check_list_items =
      body.type === 'pre-arrival'
        ? await chosenItems(deps.db, principal.hotelId, body.check_list_items)
        : null;
    const newRequest = { ...fields, kind, check_list_items, created_at: deps.now() };
    return recordAndPublish(request, MESSAGES[kind].done, newRequest);
  },
});

async function allows(
  db: Database,
  hotelId: number,
  kind: keyof typeof MESSAGES,
): Promise<boolean> {
  const { allow_checkin, allow_pre_arrival } = hotelSettings;
  const [settings] = await db
    .select({ checkin: allow_checkin, 'pre-arrival': allow_pre_arrival })
    .from(hotelSettings)
    .where(eq(hotelSettings.hotel_id, hotelId));
  return settings?.[kind] ?? false;
}

export const enquire = defineCall({
  name: 'sendQuery',
  summary: "A guest's enquiry about a category, a listing or a quick-info tab",
  description:
    "`type` is the subject of the enquiry, `category_id` its id when it is a category of the guest's hotel, else null.",
  example: {
    body: ENQUIRY,
    data: { ...ENQUIRY_RECORD, state: 'sent' },
  },
  method: 'post',
  path: endpoints.queries,
  access: 'signed-in',
  body: QueryBody,
  response: responseOf(GuestRequest),
  success: 201,
  errors: [429],
  async handle(request) {
    const { body, deps, principal, address } = request;
    await countRequest(deps, principal, address);
    const about =
      body.category_id === null
        ? null
        : await categoryName(deps.db, principal.hotelId, body.category_id);
    const newRequest = { ...body, kind: 'enquiry' as const, about, created_at: deps.now() };
    return recordAndPublish(request, 'Query submitted successfully.', newRequest);
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
