import * as endpoints from '@foyer/shared/api/endpoints.ts';
import { GuestRequest } from '@foyer/shared/contracts/provider/requests.ts';
import { responseOf } from '@foyer/shared/contracts/provider/response.ts';
import { and, eq } from 'drizzle-orm';
import type { Database } from '../db/database.ts';
import { categories } from '../db/schema.ts';
import { defineCall } from '../http/call.ts';
import { invalidField } from '../http/http-error.ts';
import { idOf } from '../http/id.ts';
import { QueryBody } from './payloads.ts';
import { countRequest, recordAndPublish } from './record-request.ts';

export const enquire = defineCall({
  name: 'sendQuery',
  summary: "A guest's enquiry about a category, a listing or a quick-info tab",
  tag: 'Requests',
  description:
    "`type` is the subject of the enquiry, `category_id` its id when it is a category of the guest's hotel, else null.",
  example: {
    body: {
      name: 'Amelia Hart',
      email: 'amelia@example.com',
      phone: '447700900123',
      message: 'Is the counter free at eight?',
      category_id: 31,
      type: 'saint-clement',
    },
    data: {
      id: 13,
      kind: 'enquiry',
      state: 'sent',
      created_at: '2026-05-01T08:32:00.000Z',
      message: 'Is the counter free at eight?',
      type: 'saint-clement',
      about: 'Saint Clement',
    },
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
