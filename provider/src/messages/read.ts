import * as endpoints from '@foyer/shared/api/endpoints';
import { ThreadAnswer, ThreadsAnswer } from '@foyer/shared/contracts/messages';
import { and, asc, desc, eq, inArray, isNull } from 'drizzle-orm';
import type { Database } from '../db/database.ts';
import { messages, users } from '../db/schema.ts';
import { defineCall } from '../http/call.ts';
import { REPLY, THREAD } from './examples.ts';
import { findThread } from './find-thread.ts';
import { type MessageRow, replyOf, threadOf } from './records.ts';

/** Of a guest's threads; nobody begins so many. */
const MOST_THREADS = 1000;

export const threads = defineCall({
  name: 'getThreads',
  summary: "The guest's threads, the newest thread first",
  tag: 'Messages',
  description: `The newest ${MOST_THREADS} at most. \`latest\` is the newest reply; it may be left out.`,
  example: { data: [{ ...THREAD, latest: REPLY }] },
  method: 'get',
  path: endpoints.threads,
  access: 'signed-in',
  answer: ThreadsAnswer,
  success: 200,
  refusals: [],
  async handle({ principal, deps: { db } }) {
    const { id, guest_id, parent_id } = messages;
    const rows = await db
      .select({ thread: messages, guest: { id: users.id, name: users.name } })
      .from(messages)
      .innerJoin(users, eq(users.id, guest_id))
      .where(and(eq(guest_id, principal.userId), isNull(parent_id)))
      .orderBy(desc(id))
      .limit(MOST_THREADS);
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

/** The newest reply of each thread that has any. */
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
  summary: 'A thread of the guest with all that was answered, the oldest reply first',
  tag: 'Messages',
  description:
    "`sender.name` is the guest's own, the hotel's always `Hotel Admin`. `client_id` is the sender's own id, `seen_at` when the other side read it; both and `created_at` are optional.",
  example: { data: { ...THREAD, replies: [REPLY] } },
  method: 'get',
  path: '/messages/:threadId',
  access: 'signed-in',
  answer: ThreadAnswer,
  success: 200,
  refusals: [404],
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
