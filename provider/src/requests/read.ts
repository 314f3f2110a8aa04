import * as endpoints from '@foyer/shared/api/endpoints.ts';
import {
  type ChecklistItem,
  ChecklistResponse,
} from '@foyer/shared/contracts/provider/checklist.ts';
import { GuestRequestsResponse } from '@foyer/shared/contracts/provider/requests.ts';
import { asc, desc, eq } from 'drizzle-orm';
import type { Database } from '../db/database.ts';
import { requests } from '../db/schema/correspondence.ts';
import { checklistGroups, checklistItems } from '../db/schema/hotels.ts';
import { defineCall } from '../http/call.ts';
import { invalidField } from '../http/http-error.ts';
import { ENQUIRY_RECORD, guestRequest } from './records.ts';

/** Reads every item of a hotel in display order, with its group's name. */
function itemsOf(db: Database, hotelId: number) {
  return db
    .select({
      group_id: checklistGroups.id,
      group: checklistGroups.name,
      id: checklistItems.id,
      name: checklistItems.name,
    })
    .from(checklistItems)
    .innerJoin(checklistGroups, eq(checklistGroups.id, checklistItems.group_id))
    .where(eq(checklistGroups.hotel_id, hotelId))
    .orderBy(
      asc(checklistGroups.order),
      asc(checklistGroups.id),
      asc(checklistItems.order),
      asc(checklistItems.id),
    );
}

/** Returns the items of these ids in their order; throws a 422 for an unknown item. */
export async function chosenItems(
  db: Database,
  hotelId: number,
  ids: readonly number[],
): Promise<ChecklistItem[]> {
  const names = new Map((await itemsOf(db, hotelId)).map(({ id, name }) => [id, name]));
  return ids.map((id) => {
    const name = names.get(id);
    if (name === undefined)
      throw invalidField('check_list_items', 'Please choose from the checklist.');
    return { id, name };
  });
}

export const checklist = defineCall({
  name: 'getChecklist',
  summary: "What the guest's hotel offers to prepare for an arrival",
  description: 'Groups with their items; a pre-arrival request names items by id.',
  example: {
    data: [
      {
        name: 'In the room',
        children: [
          { id: 1, name: 'A cot beside the bed' },
          { id: 2, name: 'Bedding without feathers' },
        ],
      },
    ],
  },
  method: 'get',
  path: endpoints.checklist,
  access: 'signed-in',
  response: ChecklistResponse,
  async handle({ principal, deps: { db } }) {
    const groups = Map.groupBy(await itemsOf(db, principal.hotelId), ({ group_id }) => group_id);
    const data = [...groups.values()].map((items) => ({
      name: items[0]?.group ?? '',
      children: items.map(({ id, name }) => ({ id, name })),
    }));
    return { data };
  },
});

/** Far above the requests of one stay. */
const MAX_REQUESTS = 100;

export const ownRequests = defineCall({
  name: 'getRequests',
  summary: "The guest's own requests and enquiries, newest first",
  description: `At most ${MAX_REQUESTS}. Only where the hotel's \`features\` list \`requests-state\`. \`state\` is \`sent\`, \`seen\` once the hotel has read it, \`answered\` once the hotel has written \`answer\`.`,
  example: {
    data: [{ ...ENQUIRY_RECORD, state: 'answered', answer: 'It is, and it is yours.' }],
  },
  method: 'get',
  path: endpoints.requests,
  access: 'signed-in',
  response: GuestRequestsResponse,
  async handle({ principal, deps: { db } }) {
    const rows = await db
      .select()
      .from(requests)
      .where(eq(requests.user_id, principal.userId))
      .orderBy(desc(requests.id))
      .limit(MAX_REQUESTS);
    return { data: rows.map(guestRequest) };
  },
});
