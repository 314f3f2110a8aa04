import { HOTEL_ADMIN } from '@foyer/shared/contracts/provider/conversation.ts';
import * as z from 'zod/mini';
import { deskMessageFields, type Guest } from '../conversations/message-fields.ts';
import type { messages } from '../db/schema.ts';

export type MessageRow = typeof messages.$inferSelect;

/** Describes a thread or reply as the desk reads it. */
export const DeskMessage = z.object({
  id: z.number(),
  kind: z.enum(['thread', 'reply']),
  /** A reply's thread; null for a thread. */
  parent_id: z.nullable(z.number()),
  /** Null for a reply. */
  subject: z.nullable(z.string()),
  message: z.string(),
  sender: z.object({ name: z.string() }),
  ...deskMessageFields,
});
export type DeskMessage = z.infer<typeof DeskMessage>;

/** Builds the common fields of threads and replies; any sender but the guest is the hotel. */
function messageFields(row: MessageRow, { id: guestId, name }: Pick<Guest, 'id' | 'name'>) {
  return {
    id: row.id,
    message: row.message,
    receiver_id: row.receiver_id,
    sender: { name: row.sender_id === guestId ? name : HOTEL_ADMIN },
    created_at: row.created_at.toISOString(),
    client_id: row.client_id,
    seen_at: row.seen_at?.toISOString() ?? null,
  };
}

export function threadOf(row: MessageRow, guest: Pick<Guest, 'id' | 'name'>) {
  return { ...messageFields(row, guest), subject: row.subject };
}

export function replyOf(row: MessageRow, guest: Pick<Guest, 'id' | 'name'>) {
  return { ...messageFields(row, guest), parent_id: row.parent_id };
}

export function deskMessage(row: MessageRow, guest: Guest): DeskMessage {
  const { receiver_id: _, ...fields } = messageFields(row, guest);
  const { parent_id, subject } = row;
  return { ...fields, kind: parent_id === null ? 'thread' : 'reply', parent_id, subject, guest };
}
