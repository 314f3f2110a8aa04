import { CHAT_TYPING_EVENT, chatChannel } from '@foyer/shared/contracts/provider/broadcast.ts';
import { ChatSentResponse } from '@foyer/shared/contracts/provider/chat.ts';
import { SeenPayload } from '@foyer/shared/contracts/provider/conversation.ts';
import * as z from 'zod/mini';
import { deskList } from '../conversations/desk-list.ts';
import { findGuest } from '../conversations/participants.ts';
import { chatMessages } from '../db/schema/correspondence.ts';
import { defineCall, type Request } from '../http/call.ts';
import type { Principal } from '../http/deps.ts';
import { storable } from '../http/fields.ts';
import { chats, DeskChat, deskChat } from './chat.ts';
import { ChatBody } from './send.ts';

const ADDRESS_LENGTH = 254;
const GuestBody = z.object({ guest_id: z.number() });
const RecipientBody = z.object({
  to: z.union([z.number(), z.string().check(...storable(ADDRESS_LENGTH))], {
    error: 'Expected an e-mail address or an id',
  }),
});

type ToGuest = Pick<
  Request<{ to: number | string }, never, Principal>,
  'body' | 'deps' | 'principal'
>;

const recipient = ({ body, deps, principal }: ToGuest) => findGuest(deps.db, principal, body.to);

export const deskChats = deskList({
  name: 'getDeskChats',
  summary: "Messages of all chats of the admin's hotel, by both sides, oldest first",
  notes:
    " New ones are published as `QuickChatSend` on `private-desk.{hotel's id}`; `QuickChatSeen` reports that a guest has read, `QuickChatTyping` that a guest is typing.",
  path: '/admin/quick-chat',
  table: chatMessages,
  guestId: chatMessages.guest_id,
  schema: DeskChat,
  entryOf: deskChat,
});

export const deskSendChat = defineCall({
  name: 'sendDeskChat',
  summary: 'The hotel writes to a guest',
  description:
    '`to` is the e-mail address or the id of the guest. A repeated `client_id` of the same admin to the same guest is stored once; with another text it is a 422.',
  method: 'post',
  path: '/admin/quick-chat/send',
  access: 'admin',
  body: z.extend(z.omit(ChatBody, { to_user_id: true }), RecipientBody.shape),
  response: ChatSentResponse,
  success: 201,
  receiver: async (request) => (await recipient(request)).id,
  async handle(request) {
    const { to: _, ...message } = request.body;
    const guest = await recipient(request);
    return chats.record(request, guest, guest.id, message);
  },
});

export const deskChatSeen = defineCall({
  name: 'markDeskChatSeen',
  summary: 'The hotel has read what a guest wrote, up to an id',
  description: 'The time of the first call is kept.',
  method: 'post',
  path: '/admin/quick-chat/seen',
  access: 'admin',
  body: z.extend(SeenPayload, GuestBody.shape),
  async handle(request) {
    const { body, deps, principal } = request;
    const { id } = await findGuest(deps.db, principal, body.guest_id);
    return chats.markSeen(request, 'guest', id, id);
  },
});

export const deskTyping = defineCall({
  name: 'reportDeskTyping',
  summary: 'The hotel is typing a message to a guest',
  description: '`to` is the e-mail address or the id of the guest. Nothing is stored.',
  method: 'post',
  path: '/admin/quick-chat/typing',
  access: 'admin',
  body: RecipientBody,
  async handle(request) {
    const { id } = await recipient(request);
    request.deps.publish(chatChannel(id), CHAT_TYPING_EVENT, {});
    return {};
  },
});
