import { ChatMessage } from '@foyer/shared/contracts/provider/chat.ts';
import { HOTEL_ADMIN } from '@foyer/shared/contracts/provider/conversation.ts';
import * as z from 'zod/mini';
import { deskMessageFields, type Guest } from '../conversations/message-fields.ts';
import type { chatMessages } from '../db/schema.ts';

/** Describes a chat message as the desk reads it. */
export const DeskChat = z.extend(ChatMessage, {
  ...deskMessageFields,
  kind: z.literal('chat'),
  from: z.string(),
});
export type DeskChat = z.infer<typeof DeskChat>;

/** Builds a chat message for both sides; any sender other than the guest is the hotel. */
export function chatMessage(
  row: typeof chatMessages.$inferSelect,
  { id: guestId, name }: Pick<Guest, 'id' | 'name'>,
) {
  const { id, body, from_user_id, to_user_id, client_id } = row;
  return {
    id,
    body,
    from: from_user_id === guestId ? name : HOTEL_ADMIN,
    from_user_id,
    to_user_id,
    created_at: row.created_at.toISOString(),
    client_id,
    seen_at: row.seen_at?.toISOString() ?? null,
  };
}

export function deskChat(message: ReturnType<typeof chatMessage>, guest: Guest): DeskChat {
  return { ...message, kind: 'chat', guest };
}
