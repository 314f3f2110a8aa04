import { MAX_MESSAGE_LENGTH, SeenPayload } from '@foyer/shared/contracts/provider/conversation.ts';
import { ReplyPayload, ReplySentResponse } from '@foyer/shared/contracts/provider/messages.ts';
import * as z from 'zod/mini';
import { deskList } from '../conversations/desk-list.ts';
import { clientId } from '../conversations/message-fields.ts';
import { messages } from '../db/schema/correspondence.ts';
import { defineCall } from '../http/call.ts';
import { storable } from '../http/fields.ts';
import { REPLY, THREAD } from './examples.ts';
import { DeskMessage, deskMessage } from './records.ts';
import { findThread, threadMessages } from './threads.ts';

const { receiver_id: _, ...DESK_THREAD } = THREAD;

export const deskMessages = deskList(
  {
    name: 'getDeskMessages',
    summary: "Threads of the admin's hotel and the replies in them, by both sides, oldest first",
    notes:
      " New ones are published as `SendMessageEvent` on `private-desk.{hotel's id}`; `MessageSeen` reports that a guest has read.",
    example: {
      ...DESK_THREAD,
      kind: 'thread',
      parent_id: null,
      guest: { id: 2, name: 'Amelia Hart', email: 'amelia@example.com' },
    },
    path: '/admin/messages',
    table: messages,
    guestId: messages.guest_id,
    schema: DeskMessage,
  },
  deskMessage,
);

export const deskReply = defineCall({
  name: 'replyToThread',
  summary: 'The hotel answers in a thread',
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
    return threadMessages.record(request, guest, guest.id, { ...body, parent_id: thread.id });
  },
});

export const deskThreadSeen = defineCall({
  name: 'markDeskThreadSeen',
  summary: 'The hotel has read what the guest wrote in a thread, up to an id',
  description: 'The time of the first call is kept.',
  example: { body: { last_id: 7 } },
  method: 'post',
  path: '/admin/messages/:threadId/seen',
  access: 'admin',
  body: SeenPayload,
  errors: [404],
  async handle(request) {
    const { body, deps, params, principal } = request;
    const { thread, guest } = await findThread(deps.db, principal, params.threadId, 'hotel');
    const conversation = { guestId: guest.id, conversationId: thread.id };
    return threadMessages.markSeen(request, 'hotel', conversation, body.last_id);
  },
});
