import { responseOf } from '@foyer/shared/contracts/provider/response.ts';
import { and, eq, sql } from 'drizzle-orm';
import { deskList } from '../conversations/desk-list.ts';
import { guestColumns } from '../conversations/participants.ts';
import type { Database, Transaction } from '../db/database.ts';
import { users } from '../db/schema/accounts.ts';
import { requests } from '../db/schema/correspondence.ts';
import { defineCall } from '../http/call.ts';
import type { Principal } from '../http/deps.ts';
import { idOf } from '../http/fields.ts';
import { notFound } from '../http/http-error.ts';
import { AnswerBody } from './payloads.ts';
import { DeskRequest, deskRequest, ENQUIRY, ENQUIRY_RECORD } from './records.ts';

const EXAMPLE: DeskRequest = {
  ...ENQUIRY,
  ...ENQUIRY_RECORD,
  state: 'seen',
  check_in: null,
  reservation_number: null,
  check_list_items: null,
  special_requests: null,
  answer: null,
  guest: { id: 2, name: 'Amelia Hart', email: 'amelia@example.com' },
};

export const deskInbox = deskList(
  {
    name: 'getDeskRequests',
    summary: "Requests and enquiries of the admin's hotel, oldest first",
    example: EXAMPLE,
    path: '/admin/requests',
    table: requests,
    guestId: requests.user_id,
    schema: DeskRequest,
  },
  deskRequest,
);

export const deskSeen = defineCall({
  name: 'markRequestSeen',
  summary: 'The hotel has read a request',
  description: 'The time of the first call is kept.',
  example: { data: EXAMPLE },
  method: 'post',
  path: '/admin/requests/:requestId/seen',
  access: 'admin',
  response: responseOf(DeskRequest),
  errors: [404],
  handle: ({ params, principal, deps, commit }) =>
    commit(async (tx) => ({
      data: await change(tx, principal, params.requestId, { seen_at: firstOf(deps.now()) }),
    })),
});

export const deskAnswer = defineCall({
  name: 'answerRequest',
  summary: 'The hotel answers a request',
  description:
    'The guest reads the answer with the request. A later answer replaces it. An answered request counts as seen.',
  example: {
    body: { text: 'It is, and it is yours.' },
    data: { ...EXAMPLE, state: 'answered', answer: 'It is, and it is yours.' },
  },
  method: 'post',
  path: '/admin/requests/:requestId/answer',
  access: 'admin',
  body: AnswerBody,
  response: responseOf(DeskRequest),
  errors: [404],
  handle: ({ body, params, principal, deps, commit }) =>
    commit(async (tx) => {
      const answered_at = deps.now();
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
  { hotelId }: Principal,
  id: string,
  changes: Parameters<ReturnType<Database['update']>['set']>[0],
): Promise<DeskRequest> {
  const [row] = await tx
    .update(requests)
    .set(changes)
    .where(and(eq(requests.hotel_id, hotelId), eq(requests.id, idOf(id))))
    .returning();
  if (!row) throw notFound('Request');
  const [guest] = await tx.select(guestColumns).from(users).where(eq(users.id, row.user_id));
  if (!guest) throw notFound('Request');
  return deskRequest(row, guest);
}
