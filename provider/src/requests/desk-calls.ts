import { responseOf } from '@foyer/shared/contracts/provider/response.ts';
import { and, eq, sql } from 'drizzle-orm';
import { deskList } from '../conversations/desk-list.ts';
import { findGuest } from '../conversations/participants.ts';
import type { Database, Transaction } from '../db/database.ts';
import { requests } from '../db/schema/correspondence.ts';
import { defineCall } from '../http/call.ts';
import type { Principal } from '../http/deps.ts';
import { idOf } from '../http/fields.ts';
import { notFound } from '../http/http-error.ts';
import { AnswerBody } from './payloads.ts';
import { DeskRequest, deskRequest } from './records.ts';

export const deskInbox = deskList({
  name: 'getDeskRequests',
  summary: "Requests and enquiries of the admin's hotel, oldest first",
  path: '/admin/requests',
  table: requests,
  guestId: requests.user_id,
  schema: DeskRequest,
  entryOf: deskRequest,
});

export const deskSeen = defineCall({
  name: 'markRequestSeen',
  summary: 'The hotel has read a request',
  description: 'The time of the first call is kept.',
  method: 'post',
  path: '/admin/requests/:requestId/seen',
  access: 'admin',
  response: responseOf(DeskRequest),
  handle: ({ params, principal, commit }) =>
    commit(async (tx) => ({
      data: await change(tx, principal, params.requestId, { seen_at: firstOf(new Date()) }),
    })),
});

export const deskAnswer = defineCall({
  name: 'answerRequest',
  summary: 'The hotel answers a request',
  description:
    'The guest reads the answer with the request. A later answer replaces it. An answered request counts as seen.',
  method: 'post',
  path: '/admin/requests/:requestId/answer',
  access: 'admin',
  body: AnswerBody,
  response: responseOf(DeskRequest),
  handle: ({ body, params, principal, commit }) =>
    commit(async (tx) => {
      const answered_at = new Date();
      const changes = { answer: body.text, answered_at, seen_at: firstOf(answered_at) };
      return { data: await change(tx, principal, params.requestId, changes) };
    }),
});

/** Keeps the time of the first `seen`. */
const firstOf = (now: Date) =>
  sql`coalesce(${requests.seen_at}, ${now.toISOString()}::timestamptz)`;

/** Changes a request of the admin's own hotel; any other gives a 404. */
async function change(
  tx: Transaction,
  principal: Principal,
  id: string,
  changes: Parameters<ReturnType<Database['update']>['set']>[0],
): Promise<DeskRequest> {
  const [row] = await tx
    .update(requests)
    .set(changes)
    .where(and(eq(requests.hotel_id, principal.hotelId), eq(requests.id, idOf(id))))
    .returning();
  if (!row) throw notFound('Request');
  return deskRequest(row, await findGuest(tx, principal, row.user_id));
}
