import * as endpoints from '@foyer/shared/api/endpoints.ts';
import { GuestRequestResponse } from '@foyer/shared/contracts/provider/requests.ts';
import { and, eq } from 'drizzle-orm';
import type { Database } from '../db/database.ts';
import { categories } from '../db/schema/hotels.ts';
import { defineCall } from '../http/call.ts';
import { idOf } from '../http/fields.ts';
import { invalidField } from '../http/http-error.ts';
import { offeredRequest } from './offered-request.ts';
import { QueryBody, RequestBody } from './payloads.ts';
import { countRequest, recordRequest } from './record-request.ts';

export const submitRequest = defineCall({
  name: 'submitRequest',
  summary: "A guest's check-in or pre-arrival request",
  description:
    "`type` selects the kind. `check_in` is `2026-05-01 03:05 PM`, or the date alone without a time. `check_list_items` are ids of the hotel's checklist. All fields are stored as typed. 422 without a field when the hotel's settings (`allow_checkin`, `allow_pre_arrival`) do not allow it.",
  method: 'post',
  path: endpoints.requests,
  access: 'signed-in',
  body: RequestBody,
  response: GuestRequestResponse,
  success: 201,
  async handle(request) {
    await countRequest(request);
    const { done, columns } = await offeredRequest(request);
    return recordRequest(request, done, columns);
  },
});

export const enquire = defineCall({
  name: 'sendQuery',
  summary: "A guest's enquiry about a category, a listing, a quick-info tab or a service",
  description:
    "`type` is the subject of the enquiry: the slug of the category or listing, the tab, or the slug of a form (`book-spa`, `late-check-out`). `category_id` is the subject's id when it is a category of the guest's hotel, else null. The first line of `message` is the title of a form's enquiry.",
  method: 'post',
  path: endpoints.queries,
  access: 'signed-in',
  body: QueryBody,
  response: GuestRequestResponse,
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
