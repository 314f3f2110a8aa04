import * as endpoints from '@foyer/shared/api/endpoints.ts';
import {
  type ChecklistItem,
  ChecklistResponse,
} from '@foyer/shared/contracts/provider/checklist.ts';
import { asc, eq } from 'drizzle-orm';
import type { Database } from '../db/database.ts';
import { checklistGroups, checklistItems } from '../db/schema.ts';
import { defineCall } from '../http/call.ts';
import { invalidField } from '../http/http-error.ts';

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
  tag: 'Requests',
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
  success: 200,
  errors: [],
  async handle({ principal, deps: { db } }) {
    const groups = Map.groupBy(await itemsOf(db, principal.hotelId), ({ group_id }) => group_id);
    const data = [...groups.values()].map((items) => ({
      name: items[0]?.group ?? '',
      children: items.map(({ id, name }) => ({ id, name })),
    }));
    return { data };
  },
});
