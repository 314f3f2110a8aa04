import { answerOf } from '@foyer/shared/contracts/answer';
import { and, asc, eq, gt, sql } from 'drizzle-orm';
import * as z from 'zod/mini';
import type { Database, Transaction } from '../db/database.ts';
import { requests, users } from '../db/schema.ts';
import { defineCall } from '../http/call.ts';
import { idOf } from '../http/id.ts';
import { AfterQuery, PAGE } from '../http/paging.ts';
import type { Principal } from '../http/principal.ts';
import { notFound } from '../http/refusal.ts';
import { AnswerBody } from './payloads.ts';
import { DeskRequest, deskRequest } from './records.ts';

const EXAMPLE: DeskRequest = {
  id: 13,
  kind: 'enquiry',
  state: 'seen',
  created_at: '2026-05-01T08:32:00.000Z',
  name: 'Amelia Hart',
  email: 'amelia@example.com',
  phone: '447700900123',
  check_in: null,
  reservation_number: null,
  check_list_items: null,
  special_requests: null,
  message: 'Is the counter free at eight?',
  category_id: 31,
  type: 'saint-clement',
  about: 'Saint Clement',
  answer: null,
  guest: { id: 2, name: 'Amelia Hart', email: 'amelia@example.com' },
};

export const deskInbox = defineCall({
  name: 'getDeskRequests',
  summary: "Requests and enquiries of the admin's hotel, oldest first",
  tag: 'Desk',
  description: `${PAGE} at a time; the next are those \`after_id\` of the last.`,
  example: { data: [EXAMPLE] },
  method: 'get',
  path: '/admin/requests',
  access: 'admin',
  query: AfterQuery,
  answer: answerOf(z.array(DeskRequest)),
  success: 200,
  refusals: [],
  async handle({ query, principal, deps: { db } }) {
    const rows = await db
      .select()
      .from(requests)
      .innerJoin(users, eq(users.id, requests.user_id))
      .where(and(eq(requests.hotel_id, principal.hotelId), gt(requests.id, Number(query.after_id))))
      .orderBy(asc(requests.id))
      .limit(PAGE);
    return { data: rows.map((row) => deskRequest(row.requests, row.users)) };
  },
});

export const deskSeen = defineCall({
  name: 'markRequestSeen',
  summary: 'The hotel has read it',
  tag: 'Desk',
  description: 'The first time counts.',
  example: { data: EXAMPLE },
  method: 'post',
  path: '/admin/requests/:requestId/seen',
  access: 'admin',
  answer: answerOf(DeskRequest),
  success: 200,
  refusals: [404],
  handle: ({ params, principal, deps, commit }) =>
    commit(async (tx) => ({
      data: await change(tx, principal, params.requestId, { seen_at: firstOf(deps.now()) }),
    })),
});

export const deskAnswer = defineCall({
  name: 'answerRequest',
  summary: "The hotel's answer to it",
  tag: 'Desk',
  description:
    'The guest reads it with the request. Answering again replaces the answer. What is answered has been seen.',
  example: {
    body: { text: 'It is, and it is yours.' },
    data: { ...EXAMPLE, state: 'answered', answer: 'It is, and it is yours.' },
  },
  method: 'post',
  path: '/admin/requests/:requestId/answer',
  access: 'admin',
  body: AnswerBody,
  answer: answerOf(DeskRequest),
  success: 200,
  refusals: [404],
  handle: ({ body, params, principal, deps, commit }) =>
    commit(async (tx) => {
      const answered_at = deps.now();
      const changes = { answer: body.text, answered_at, seen_at: firstOf(answered_at) };
      return { data: await change(tx, principal, params.requestId, changes) };
    }),
});

/** When it was seen first: an earlier time stays. */
const firstOf = (now: Date) =>
  sql`coalesce(${requests.seen_at}, ${now.toISOString()}::timestamptz)`;

/** Changes a request of the admin's own hotel; any other is as unknown as one that nobody made. */
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
  const [guest] = await tx.select().from(users).where(eq(users.id, row.user_id));
  if (!guest) throw notFound('Request');
  return deskRequest(row, guest);
}
