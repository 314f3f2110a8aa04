import {
  CHAT_EVENT,
  CHAT_SEEN_EVENT,
  chatChannel,
} from '@foyer/shared/contracts/provider/broadcast.ts';
import { eq } from 'drizzle-orm';
import { conversations } from '../conversations/conversation.ts';
import { chatMessages } from '../db/schema/correspondence.ts';
import { chatMessage, deskChat } from './records.ts';

/** The private chats. Each guest has one, so its id is the guest's. */
export const chats = conversations({
  table: chatMessages,
  sender: 'from_user_id',
  receiver: 'to_user_id',
  channel: chatChannel,
  sentEvent: CHAT_EVENT,
  seenEvent: CHAT_SEEN_EVENT,
  sentMessage: 'Message sent.',
  isIn: (guestId) => eq(chatMessages.guest_id, guestId),
  seenFields: () => ({}),
  forGuest: chatMessage,
  forDesk: deskChat,
});
