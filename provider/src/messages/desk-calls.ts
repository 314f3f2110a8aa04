import { MESSAGE_SEEN_EVENT, messagesChannel } from '@foyer/shared/contracts/provider/broadcast.ts';
import { MAX_MESSAGE_LENGTH, SeenPayload } from '@foyer/shared/contracts/provider/conversation.ts';
import { ReplyPayload, ReplySentResponse } from '@foyer/shared/contracts/provider/messages.ts';
import { PlainResponse, responseOf } from '@foyer/shared/contracts/provider/response.ts';
import { and, asc, eq, gt } from 'drizzle-orm';
import * as z from 'zod/mini';
import { clientId } from '../conversations/message-fields.ts';
import { messages, users } from '../db/schema.ts';
import { defineCall } from '../http/call.ts';
import { AfterQuery, PAGE } from '../http/paging.ts';
import { storable } from '../http/text.ts';
import { REPLY, THREAD } from './examples.ts';
import { findThread } from './find-thread.ts';
import { markSeen } from './mark-seen.ts';
import { recordMessage } from './record-message.ts';
import { DeskMessage, deskMessage } from './records.ts';

const { receiver_id: _, ...DESK_THREAD } = THREAD;

export const deskMessages = defineCall({
  name: 'getDeskMessages',
  summary: "Threads of the admin's hotel and the replies in them, by both sides, oldest first",
  tag: 'Desk',
  description: `${PAGE} at a time; the next are those \`after_id\` of the last. New ones are published as \`SendMessageEvent\` on \`private-desk.{hotel's id}\`; \`MessageSeen\` reports that a guest has read.`,
  example: {
    data: [
      {
        ...DESK_THREAD,
        kind: 'thread',
        parent_id: null,
        guest: { id: 2, name: 'Amelia Hart', email: 'amelia@example.com' },
      },
    ],
  },
  method: 'get',
  path: '/admin/messages',
  access: 'admin',
  query: AfterQuery,
  response: responseOf(z.array(DeskMessage)),
  success: 200,
  errors: [],
  async handle({ query, principal, deps: { db } }) {
    const { hotel_id, guest_id, id } = messages;
    const rows = await db
      .select({ message: messages, guest: { id: users.id, name: users.name, email: users.email } })
      .from(messages)
      .innerJoin(users, eq(users.id, guest_id))
      .where(and(eq(hotel_id, principal.hotelId), gt(id, Number(query.after_id))))
      .orderBy(asc(id))
      .limit(PAGE);
    return { data: rows.map(({ message, guest }) => deskMessage(message, guest)) };
  },
});

export const deskReply = defineCall({
  name: 'replyToThread',
  summary: 'The hotel answers in a thread',
  tag: 'Desk',
  description: 'A repeated `client_id` of the same admin is stored once.',
  example: { body: { message: REPLY.message }, data: REPLY },
  method: 'post',
  path: '/admin/messages/:threadId/reply',
  access: 'admin',
  body: z.object({
    message: ReplyPayload.shape.message.check(...storable(MAX_MESSAGE_LENGTH)),
    client_id: clientId,
  }),
  response: ReplySentResponse,
  success: 201,
  errors: [404],
  async handle(request) {
    const { body, deps, params, principal } = request;
    const { thread, guest } = await findThread(deps.db, principal, params.threadId, 'hotel');
    return recordMessage(request, guest, { ...body, parent_id: thread.id, receiver_id: guest.id });
  },
});

export const deskThreadSeen = defineCall({
  name: 'markDeskThreadSeen',
  summary: 'The hotel has read what the guest wrote in a thread, up to an id',
  tag: 'Desk',
  description: 'The time of the first call is kept.',
  example: { body: { last_id: 7 } },
  method: 'post',
  path: '/admin/messages/:threadId/seen',
  access: 'admin',
  body: SeenPayload,
  response: PlainResponse,
  success: 200,
  errors: [404],
  async handle(request) {
    const { body, deps, params, principal } = request;
    const { thread, guest } = await findThread(deps.db, principal, params.threadId, 'hotel');
    const seen = await markSeen(request, 'hotel', thread.id, body.last_id);
    if (seen) deps.publish(messagesChannel(guest.id), MESSAGE_SEEN_EVENT, seen);
    return {};
  },
});
