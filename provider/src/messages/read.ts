import * as endpoints from '@foyer/shared/api/endpoints.ts';
import { SeenPayload } from '@foyer/shared/contracts/provider/conversation.ts';
import { ThreadResponse, ThreadsResponse } from '@foyer/shared/contracts/provider/messages.ts';
import { and, asc, desc, eq, isNotNull, isNull } from 'drizzle-orm';
import { findGuest } from '../conversations/participants.ts';
import { messages } from '../db/schema/correspondence.ts';
import { defineCall } from '../http/call.ts';
import { findThread, messageOf, threadMessages } from './threads.ts';

/** Limits the list of threads; far above real use. */
const MAX_THREADS = 1000;

export const threads = defineCall({
  name: 'getThreads',
  summary: "The guest's threads, the newest thread first",
  description: `The newest ${MAX_THREADS} at most. \`latest\` is the newest reply; it may be left out.`,
  method: 'get',
  path: endpoints.threads,
  access: 'signed-in',
  response: ThreadsResponse,
  async handle({ principal, deps: { db } }) {
    const { id, guest_id, parent_id } = messages;
    const guest = await findGuest(db, principal, principal.userId);
    const found = await db
      .select()
      .from(messages)
      .where(and(eq(guest_id, guest.id), isNull(parent_id)))
      .orderBy(desc(id))
      .limit(MAX_THREADS);
    const latestReplies = await db
      .selectDistinctOn([parent_id])
      .from(messages)
      .where(and(eq(guest_id, guest.id), isNotNull(parent_id)))
      .orderBy(parent_id, desc(id));
    const latest = new Map(
      latestReplies.map((reply) => [reply.parent_id, messageOf(reply, guest)]),
    );
    const data = found.map((row) => ({
      ...messageOf(row, guest),
      latest: latest.get(row.id) ?? null,
    }));
    return { data };
  },
});

export const thread = defineCall({
  name: 'getThread',
  summary: 'A thread of the guest with its replies, the oldest first',
  description:
    "`sender.name` is the guest's name, for the hotel always `Hotel Admin`. `client_id` is the sender's own id, `seen_at` when the other side read the message; both and `created_at` are optional.",
  method: 'get',
  path: '/messages/:threadId',
  access: 'signed-in',
  response: ThreadResponse,
  async handle({ params, principal, deps: { db } }) {
    const { thread: found, guest } = await findThread(db, principal, params.threadId, 'own');
    const replies = await db
      .select()
      .from(messages)
      .where(eq(messages.parent_id, found.id))
      .orderBy(asc(messages.id));
    return {
      data: { ...messageOf(found, guest), replies: replies.map((row) => messageOf(row, guest)) },
    };
  },
});

export const threadSeen = defineCall({
  name: 'markThreadSeen',
  summary: 'The guest has read what the hotel answered in a thread, up to an id',
  description:
    "Only where the hotel's `features` list `seen`. The time of the first call is kept. When the hotel reads, the guest gets `MessageSeen` on `private-messages.{guest's id}`.",
  method: 'post',
  path: '/messages/:threadId/seen',
  access: 'signed-in',
  body: SeenPayload,
  async handle(request) {
    const { params, principal, deps } = request;
    const { thread, guest } = await findThread(deps.db, principal, params.threadId, 'own');
    return threadMessages.markSeen(request, 'hotel', guest.id, thread.id);
  },
});
