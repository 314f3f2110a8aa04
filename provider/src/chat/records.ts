import { ChatMessage } from '@foyer/shared/contracts/provider/chat.ts';
import * as z from 'zod/mini';
import {
  deskMessageFields,
  type Guest,
  messageFields,
  senderName,
} from '../conversations/message-fields.ts';
import type { chatMessages } from '../db/schema/correspondence.ts';

/** Describes a chat message as the desk reads it. */
export const DeskChat = z.extend(ChatMessage, {
  ...deskMessageFields,
  kind: z.literal('chat'),
  from: z.string(),
});
export type DeskChat = z.infer<typeof DeskChat>;

type ChatRow = typeof chatMessages.$inferSelect;

/** Builds a chat message for both sides. */
export function chatMessage(row: ChatRow, guest: Pick<Guest, 'id' | 'name'>) {
  const { body, from_user_id, to_user_id } = row;
  const from = senderName(from_user_id, guest);
  return { ...messageFields(row), body, from, from_user_id, to_user_id };
}

export function deskChat(row: ChatRow, guest: Guest): DeskChat {
  return { ...chatMessage(row, guest), kind: 'chat', guest };
}
