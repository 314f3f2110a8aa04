import * as endpoints from '@foyer/shared/api/endpoints.ts';
import {
  type ChecklistItem,
  ChecklistResponse,
} from '@foyer/shared/contracts/provider/checklist.ts';
import {
  AnswerSeenPayload,
  GuestRequestResponse,
  GuestRequestsResponse,
} from '@foyer/shared/contracts/provider/requests.ts';
import { desc, eq } from 'drizzle-orm';
import { checklistOf } from '../db/checklist.ts';
import type { Database } from '../db/database.ts';
import { requests } from '../db/schema/correspondence.ts';
import { defineCall } from '../http/call.ts';
import { invalidField } from '../http/http-error.ts';
import { publishAnswer } from './answer-event.ts';
import { findRequest, updateRequest } from './find-request.ts';
import { guestRequest } from './records.ts';

/** Returns the items of these ids in their order; throws a 422 for an unknown item. */
export async function chosenItems(
  db: Database,
  hotelId: number,
  ids: readonly number[],
): Promise<ChecklistItem[]> {
  const groups = await checklistOf(db, hotelId);
  const items = new Map(groups.flatMap(({ children }) => children.map((item) => [item.id, item])));
  return ids.map((id) => {
    const item = items.get(id);
    if (!item) throw invalidField('check_list_items', 'Please choose from the checklist.');
    return item;
  });
}

export const checklist = defineCall({
  name: 'getChecklist',
  summary: "What the guest's hotel offers to prepare for an arrival",
  description: 'Groups with their items; a pre-arrival request names items by id.',
  method: 'get',
  path: endpoints.checklist,
  access: 'signed-in',
  response: ChecklistResponse,
  async handle({ principal, deps: { db } }) {
    const groups = await checklistOf(db, principal.hotelId);
    return { data: groups.filter(({ children }) => children.length > 0) };
  },
});

/** Far above the requests of one stay. */
const MAX_REQUESTS = 100;

export const ownRequests = defineCall({
  name: 'getRequests',
  summary: "The guest's own requests and enquiries, newest first",
  description: `At most ${MAX_REQUESTS}. Only where the hotel's \`features\` list \`requests-state\`. \`state\` is \`sent\`, \`seen\` once the hotel has read it, \`answered\` once the hotel has written \`answer\`, and \`sent\` again after a change.`,
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

export const answerSeen = defineCall({
  name: 'markAnswerSeen',
  summary: 'The guest has read the answer to an own request',
  description:
    "Only where the hotel's `features` list `seen`. `answered_at` names the answer; one that replaced it since stays unread. The time of the first call is kept. The guest's other devices get `RequestAnswered` again.",
  method: 'post',
  path: '/requests/:requestId/seen',
  access: 'signed-in',
  body: AnswerSeenPayload,
  response: GuestRequestResponse,
  async handle({ body, deps, params, principal, commit, socketId }) {
    const { row, ...response } = await commit(async (tx) => {
      const found = await findRequest(tx, principal, params.requestId, 'own');
      const { answered_at, answer_seen_at } = found;
      const isRead = answered_at?.toISOString() === body.answered_at && answer_seen_at === null;
      const row = isRead ? await updateRequest(tx, found, { answer_seen_at: new Date() }) : found;
      return { row, data: guestRequest(row) };
    });
    if (row.answer_seen_at) publishAnswer(deps, row, socketId);
    return response;
  },
});
