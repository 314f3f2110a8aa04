import { responseOf } from '@foyer/shared/contracts/provider/response.ts';
import { and, asc, eq, gt, sql } from 'drizzle-orm';
import * as z from 'zod/mini';
import type { Database, Transaction } from '../db/database.ts';
import { requests, users } from '../db/schema.ts';
import { defineCall } from '../http/call.ts';
import { notFound } from '../http/http-error.ts';
import { idOf } from '../http/id.ts';
import { AfterQuery, PAGE } from '../http/paging.ts';
import type { Principal } from '../http/principal.ts';
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
  response: responseOf(z.array(DeskRequest)),
  success: 200,
  errors: [],
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
  summary: 'The hotel has read a request',
  tag: 'Desk',
  description: 'The time of the first call is kept.',
  example: { data: EXAMPLE },
  method: 'post',
  path: '/admin/requests/:requestId/seen',
  access: 'admin',
  response: responseOf(DeskRequest),
  success: 200,
  errors: [404],
  handle: ({ params, principal, deps, commit }) =>
    commit(async (tx) => ({
      data: await change(tx, principal, params.requestId, { seen_at: firstOf(deps.now()) }),
    })),
});

export const deskAnswer = defineCall({
  name: 'answerRequest',
  summary: 'The hotel answers a request',
  tag: 'Desk',
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
  success: 200,
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
  const [guest] = await tx.select().from(users).where(eq(users.id, row.user_id));
  if (!guest) throw notFound('Request');
  return deskRequest(row, guest);
}
