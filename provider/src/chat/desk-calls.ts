import {
  CHAT_SEEN_EVENT,
  CHAT_TYPING_EVENT,
  chatChannel,
} from '@foyer/shared/contracts/provider/broadcast.ts';
import { ChatSentResponse } from '@foyer/shared/contracts/provider/chat.ts';
import { SeenPayload } from '@foyer/shared/contracts/provider/conversation.ts';
import { PlainResponse, responseOf } from '@foyer/shared/contracts/provider/response.ts';
import { and, asc, eq, gt } from 'drizzle-orm';
import * as z from 'zod/mini';
import { findGuest } from '../conversations/participants.ts';
import { chatMessages, users } from '../db/schema.ts';
import { defineCall } from '../http/call.ts';
import { AfterQuery, PAGE } from '../http/paging.ts';
import { storable } from '../http/text.ts';
import { markSeen } from './mark-seen.ts';
import { recordChatMessage } from './record-message.ts';
import { chatMessage, DeskChat, deskChat } from './records.ts';
import { ChatBody } from './send.ts';

const ADDRESS_LENGTH = 254;
const EXAMPLE: DeskChat = {
  id: 41,
  kind: 'chat',
  body: 'Is the rooftop open tonight?',
  from: 'Amelia Hart',
  from_user_id: 2,
  to_user_id: 1,
  created_at: '2026-05-01T08:30:00.000Z',
  client_id: '0b9a1f8e-7f0e-4b53-9a55-2f1f0a6f6d11',
  seen_at: null,
  guest: { id: 2, name: 'Amelia Hart', email: 'amelia@example.com' },
};

const GuestBody = z.object({ guest_id: z.number() });
const RecipientBody = z.object({
  to: z.union([z.number(), z.string().check(...storable(ADDRESS_LENGTH))], {
    error: 'Expected an e-mail address or an id',
  }),
});

export const deskChats = defineCall({
  name: 'getDeskChats',
  summary: "Messages of all chats of the admin's hotel, by both sides, oldest first",
  tag: 'Desk',
  description: `${PAGE} at a time; the next are those \`after_id\` of the last. New ones are published as \`QuickChatSend\` on \`private-desk.{hotel's id}\`; \`QuickChatSeen\` reports that a guest has read, \`QuickChatTyping\` that a guest is typing.`,
  example: { data: [EXAMPLE] },
  method: 'get',
  path: '/admin/quick-chat',
  access: 'admin',
  query: AfterQuery,
  response: responseOf(z.array(DeskChat)),
  success: 200,
  errors: [],
  async handle({ query, principal, deps: { db } }) {
    const { hotel_id, guest_id, id } = chatMessages;
    const { name, email } = users;
    const rows = await db
      .select({ message: chatMessages, guest: { id: users.id, name, email } })
      .from(chatMessages)
      .innerJoin(users, eq(users.id, guest_id))
      .where(and(eq(hotel_id, principal.hotelId), gt(id, Number(query.after_id))))
      .orderBy(asc(id))
      .limit(PAGE);
    return { data: rows.map(({ message, guest }) => deskChat(chatMessage(message, guest), guest)) };
  },
});

export const deskSendChat = defineCall({
  name: 'sendDeskChat',
  summary: 'The hotel writes to a guest',
  tag: 'Desk',
  description:
    '`to` is the e-mail address or the id of the guest. A repeated `client_id` of the same admin is stored once.',
  example: {
    body: { to: 'amelia@example.com', body: 'It is, until eleven.' },
    data: {
      id: 42,
      body: 'It is, until eleven.',
      from: 'Hotel Admin',
      from_user_id: 1,
      to_user_id: 2,
      created_at: '2026-05-01T08:32:00.000Z',
      client_id: null,
      seen_at: null,
    },
  },
  method: 'post',
  path: '/admin/quick-chat/send',
  access: 'admin',
  body: z.extend(z.omit(ChatBody, { to_user_id: true }), RecipientBody.shape),
  response: ChatSentResponse,
  success: 201,
  errors: [404],
  async handle(request) {
    const { to, ...message } = request.body;
    const guest = await findGuest(request.deps.db, request.principal, to);
    return recordChatMessage(request, guest, { ...message, to_user_id: guest.id });
  },
});

export const deskChatSeen = defineCall({
  name: 'markDeskChatSeen',
  summary: 'The hotel has read what a guest wrote, up to an id',
  tag: 'Desk',
  description: 'The time of the first call is kept.',
  example: { body: { guest_id: 2, last_id: 41 } },
  method: 'post',
  path: '/admin/quick-chat/seen',
  access: 'admin',
  body: z.extend(SeenPayload, GuestBody.shape),
  response: PlainResponse,
  success: 200,
  errors: [404],
  async handle(request) {
    const { body, deps, principal } = request;
    const { id } = await findGuest(deps.db, principal, body.guest_id);
    const seen = await markSeen(request, 'hotel', id, body.last_id);
    if (seen) deps.publish(chatChannel(id), CHAT_SEEN_EVENT, seen);
    return {};
  },
});

export const deskTyping = defineCall({
  name: 'reportDeskTyping',
  summary: 'The hotel is typing a message to a guest',
  tag: 'Desk',
  description: '`to` is the e-mail address or the id of the guest. Nothing is stored.',
  example: { body: { to: 'amelia@example.com' } },
  method: 'post',
  path: '/admin/quick-chat/typing',
  access: 'admin',
  body: RecipientBody,
  response: PlainResponse,
  success: 200,
  errors: [404],
  async handle({ body, deps, principal }) {
    const { id } = await findGuest(deps.db, principal, body.to);
    deps.publish(chatChannel(id), CHAT_TYPING_EVENT, {});
    return {};
  },
});
