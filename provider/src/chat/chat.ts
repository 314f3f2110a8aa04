import {
  CHAT_EVENT,
  CHAT_SEEN_EVENT,
  chatChannel,
} from '@foyer/shared/contracts/provider/broadcast.ts';
import { ChatMessage } from '@foyer/shared/contracts/provider/chat.ts';
import { eq } from 'drizzle-orm';
import * as z from 'zod/mini';
import { conversations } from '../conversations/conversation.ts';
import {
  deskMessageFields,
  type Guest,
  messageFields,
  senderName,
} from '../conversations/message-fields.ts';
import { chatMessages } from '../db/schema/correspondence.ts';

/** Describes a chat message as the desk reads it. */
export const DeskChat = z.extend(ChatMessage, {
  ...deskMessageFields,
  kind: z.literal('chat'),
  from: z.string(),
});
export type DeskChat = z.infer<typeof DeskChat>;

type ChatRow = typeof chatMessages.$inferSelect;

/** Builds a chat message for both sides. */
export function chatMessage(row: ChatRow, guest: Guest) {
  const { body, sender_id, receiver_id } = row;
  const from = senderName(sender_id, guest);
  return { ...messageFields(row), body, from, from_user_id: sender_id, to_user_id: receiver_id };
}

export function deskChat(row: ChatRow, guest: Guest): DeskChat {
  return { ...chatMessage(row, guest), kind: 'chat', guest };
}

/** The private chats. Each guest has one, so its id is the guest's. */
export const chats = conversations({
  table: chatMessages,
  receiverField: 'to_user_id',
  channel: chatChannel,
  sentEvent: CHAT_EVENT,
  seenEvent: CHAT_SEEN_EVENT,
  sentMessage: 'Message sent.',
  isIn: (guestId) => eq(chatMessages.guest_id, guestId),
  seenFields: () => ({}),
  forGuest: chatMessage,
  forDesk: deskChat,
});
