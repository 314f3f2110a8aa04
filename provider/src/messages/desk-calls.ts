import { MAX_MESSAGE_LENGTH, SeenPayload } from '@foyer/shared/contracts/provider/conversation.ts';
import { ReplyPayload, ReplySentResponse } from '@foyer/shared/contracts/provider/messages.ts';
import * as z from 'zod/mini';
import { deskList } from '../conversations/desk-list.ts';
import { clientId } from '../conversations/message-fields.ts';
import { messages } from '../db/schema/correspondence.ts';
import { defineCall } from '../http/call.ts';
import { storable } from '../http/fields.ts';
import { DeskMessage, deskMessage, findThread, threadMessages } from './threads.ts';

export const deskMessages = deskList({
  name: 'getDeskMessages',
  summary: "Threads of the admin's hotel and the replies in them, by both sides, oldest first",
  notes:
    " New ones are published as `SendMessageEvent` on `private-desk.{hotel's id}`; `MessageSeen` reports that a guest has read.",
  path: '/admin/messages',
  table: messages,
  guestId: messages.guest_id,
  schema: DeskMessage,
  entryOf: deskMessage,
});

export const deskReply = defineCall({
  name: 'replyToThread',
  summary: 'The hotel answers in a thread',
  description:
    'A repeated `client_id` of the same admin to the same guest is stored once; with another text or thread it is a 422.',
  method: 'post',
  path: '/admin/messages/:threadId/reply',
  access: 'admin',
  body: z.object({
    message: ReplyPayload.shape.message.check(...storable(MAX_MESSAGE_LENGTH)),
    client_id: clientId,
  }),
  response: ReplySentResponse,
  success: 201,
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
  method: 'post',
  path: '/admin/messages/:threadId/seen',
  access: 'admin',
  body: SeenPayload,
  async handle(request) {
    const { deps, params, principal } = request;
    const { thread, guest } = await findThread(deps.db, principal, params.threadId, 'hotel');
    return threadMessages.markSeen(request, 'guest', guest.id, thread.id);
  },
});
