import * as endpoints from '@foyer/shared/api/endpoints.ts';
import { SeenPayload } from '@foyer/shared/contracts/provider/conversation.ts';
import { ThreadResponse, ThreadsResponse } from '@foyer/shared/contracts/provider/messages.ts';
import { and, asc, desc, eq, inArray, isNull } from 'drizzle-orm';
import type { Database } from '../db/database.ts';
import { users } from '../db/schema/accounts.ts';
import { messages } from '../db/schema/correspondence.ts';
import { defineCall } from '../http/call.ts';
import { REPLY, THREAD } from './examples.ts';
import { type MessageRow, replyOf, threadOf } from './records.ts';
import { findThread, threadMessages } from './threads.ts';

/** Limits the list of threads; far above real use. */
const MAX_THREADS = 1000;

export const threads = defineCall({
  name: 'getThreads',
  summary: "The guest's threads, the newest thread first",
  description: `The newest ${MAX_THREADS} at most. \`latest\` is the newest reply; it may be left out.`,
  example: { data: [{ ...THREAD, latest: REPLY }] },
  method: 'get',
  path: endpoints.threads,
  access: 'signed-in',
  response: ThreadsResponse,
  async handle({ principal, deps: { db } }) {
    const { id, guest_id, parent_id } = messages;
    const rows = await db
      .select({ thread: messages, guest: { id: users.id, name: users.name } })
      .from(messages)
      .innerJoin(users, eq(users.id, guest_id))
      .where(and(eq(guest_id, principal.userId), isNull(parent_id)))
      .orderBy(desc(id))
      .limit(MAX_THREADS);
    const latest = await latestReplies(
      db,
      rows.map(({ thread }) => thread.id),
    );
    return {
      data: rows.map(({ thread, guest }) => {
        const reply = latest.get(thread.id);
        return { ...threadOf(thread, guest), latest: reply ? replyOf(reply, guest) : null };
      }),
    };
  },
});

/** Reads the newest reply of each thread. */
async function latestReplies(db: Database, threadIds: number[]): Promise<Map<number, MessageRow>> {
  const { id, parent_id } = messages;
  const rows = await db
    .selectDistinctOn([parent_id])
    .from(messages)
    .where(inArray(parent_id, threadIds))
    .orderBy(parent_id, desc(id));
  return new Map(rows.map((row) => [row.parent_id ?? 0, row]));
}

export const thread = defineCall({
  name: 'getThread',
  summary: 'A thread of the guest with its replies, the oldest first',
  description:
    "`sender.name` is the guest's name, for the hotel always `Hotel Admin`. `client_id` is the sender's own id, `seen_at` when the other side read the message; both and `created_at` are optional.",
  example: { data: { ...THREAD, replies: [REPLY] } },
  method: 'get',
  path: '/messages/:threadId',
  access: 'signed-in',
  response: ThreadResponse,
  errors: [404],
  async handle({ params, principal, deps: { db } }) {
    const { thread: found, guest } = await findThread(db, principal, params.threadId, 'own');
    const replies = await db
      .select()
      .from(messages)
      .where(eq(messages.parent_id, found.id))
      .orderBy(asc(messages.id));
    return {
      data: { ...threadOf(found, guest), replies: replies.map((row) => replyOf(row, guest)) },
    };
  },
});

export const threadSeen = defineCall({
  name: 'markThreadSeen',
  summary: 'The guest has read what the hotel answered in a thread, up to an id',
  description:
    "Only where the hotel's `features` list `seen`. The time of the first call is kept. When the hotel reads, the guest gets `MessageSeen` on `private-messages.{guest's id}`.",
  example: { body: { last_id: 8 } },
  method: 'post',
  path: '/messages/:threadId/seen',
  access: 'signed-in',
  body: SeenPayload,
  errors: [404],
  async handle(request) {
    const { body, params, principal, deps } = request;
    const { thread, guest } = await findThread(deps.db, principal, params.threadId, 'own');
    const conversation = { guestId: guest.id, conversationId: thread.id };
    return threadMessages.markSeen(request, 'guest', conversation, body.last_id);
  },
});
