import { responseOf } from '@foyer/shared/contracts/provider/response.ts';
import { and, asc, eq, gt } from 'drizzle-orm';
import * as z from 'zod/mini';
import { deskList } from '../conversations/desk-list.ts';
import { findGuest, guestColumns } from '../conversations/participants.ts';
import { users } from '../db/schema/accounts.ts';
import { requests } from '../db/schema/correspondence.ts';
import { defineCall } from '../http/call.ts';
import { PAGE } from '../http/fields.ts';
import { publishAnswer } from './answer-event.ts';
import { findRequest, updateRequest } from './find-request.ts';
import { AnswerBody } from './payloads.ts';
import { DeskRequest, deskRequest, isAnswered } from './records.ts';

export const deskInbox = deskList({
  name: 'getDeskRequests',
  summary: "Requests and enquiries of the admin's hotel, oldest first",
  path: '/admin/requests',
  table: requests,
  guestId: requests.user_id,
  schema: DeskRequest,
  entryOf: deskRequest,
});

export const deskChanges = defineCall({
  name: 'getChangedRequests',
  summary: "Requests that guests of the admin's hotel have changed, in the order of their changes",
  description: `${PAGE} at a time; the next are those \`changed_after\` the last one's \`changed_at\`. The event \`RequestChange\` on \`private-desk.{hotel's id}\` reports a change.`,
  method: 'get',
  path: '/admin/requests/changed',
  access: 'admin',
  query: z.object({ changed_after: z._default(z.iso.datetime(), new Date(0).toISOString()) }),
  response: responseOf(z.array(DeskRequest)),
  async handle({ query, principal, deps: { db } }) {
    const { hotel_id, user_id, changed_at } = requests;
    // PostgreSQL has no year 0.
    const after = new Date(Math.max(0, Date.parse(query.changed_after)));
    const rows = await db
      .select({ row: requests, guest: guestColumns })
      .from(requests)
      .innerJoin(users, eq(users.id, user_id))
      .where(and(eq(hotel_id, principal.hotelId), gt(changed_at, after)))
      .orderBy(asc(changed_at))
      .limit(PAGE);
    return { data: rows.map(({ row, guest }) => deskRequest(row, guest)) };
  },
});

export const deskSeen = defineCall({
  name: 'markRequestSeen',
  summary: 'The hotel has read a request',
  description: 'The time of the first call since the last change is kept.',
  method: 'post',
  path: '/admin/requests/:requestId/seen',
  access: 'admin',
  response: responseOf(DeskRequest),
  handle: ({ params, principal, commit }) =>
    commit(async (tx) => {
      const found = await findRequest(tx, principal, params.requestId, 'hotel');
      const row = await updateRequest(tx, found, { seen_at: found.seen_at ?? new Date() });
      return { data: deskRequest(row, await findGuest(tx, principal, row.user_id)) };
    }),
});

export const deskAnswer = defineCall({
  name: 'answerRequest',
  summary: 'The hotel answers a request',
  description:
    "The guest reads the answer with the request and gets `RequestAnswered` on `private-messages.{guest's id}`. A later answer replaces it; the same text again changes nothing. An answered request counts as seen.",
  method: 'post',
  path: '/admin/requests/:requestId/answer',
  access: 'admin',
  body: AnswerBody,
  response: responseOf(DeskRequest),
  async handle({ body, deps, params, principal, commit }) {
    const { row, ...response } = await commit(async (tx) => {
      const found = await findRequest(tx, principal, params.requestId, 'hotel');
      const { answer, changed_at, seen_at } = found;
      // Not before the change that it answers: clocks of several processes differ.
      const answered_at = new Date(Math.max(Date.now(), changed_at?.getTime() ?? 0));
      const row =
        isAnswered(found) && answer === body.text
          ? found
          : await updateRequest(tx, found, {
              answer: body.text,
              answered_at,
              answer_seen_at: null,
              seen_at: seen_at ?? answered_at,
            });
      return { row, data: deskRequest(row, await findGuest(tx, principal, row.user_id)) };
    });
    publishAnswer(deps, row);
    return response;
  },
});
