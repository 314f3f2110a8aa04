import * as z from 'zod/mini';
import {
  deskMessageFields,
  type Guest,
  messageFields,
  senderName,
} from '../conversations/message-fields.ts';
import type { messages } from '../db/schema/correspondence.ts';

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

/** Builds the fields that threads and replies have for both sides. */
function sharedFields(row: MessageRow, guest: Pick<Guest, 'id' | 'name'>) {
  const { message, sender_id } = row;
  return { ...messageFields(row), message, sender: { name: senderName(sender_id, guest) } };
}

export function threadOf(row: MessageRow, guest: Pick<Guest, 'id' | 'name'>) {
  const { receiver_id, subject } = row;
  return { ...sharedFields(row, guest), receiver_id, subject };
}

export function replyOf(row: MessageRow, guest: Pick<Guest, 'id' | 'name'>) {
  const { receiver_id, parent_id } = row;
  return { ...sharedFields(row, guest), receiver_id, parent_id };
}

export function deskMessage(row: MessageRow, guest: Guest): DeskMessage {
  const { parent_id, subject } = row;
  const kind = parent_id === null ? 'thread' : 'reply';
  return { ...sharedFields(row, guest), kind, parent_id, subject, guest };
}
