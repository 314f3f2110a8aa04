import {
  MESSAGE_EVENT,
  MESSAGE_SEEN_EVENT,
  messagesChannel,
} from '@foyer/shared/contracts/provider/broadcast.ts';
import { and, eq, isNull, or } from 'drizzle-orm';
import * as z from 'zod/mini';
import { conversations } from '../conversations/conversation.ts';
import {
  deskMessageFields,
  type Guest,
  messageFields,
  senderName,
} from '../conversations/message-fields.ts';
import { guestColumns } from '../conversations/participants.ts';
import type { Database } from '../db/database.ts';
import { users } from '../db/schema/accounts.ts';
import { messages } from '../db/schema/correspondence.ts';
import type { Principal } from '../http/deps.ts';
import { idOf } from '../http/fields.ts';
import { notFound } from '../http/http-error.ts';

type MessageRow = typeof messages.$inferSelect;

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

/** Builds a thread or reply for both sides. */
export function messageOf(row: MessageRow, guest: Guest) {
  const { message, sender_id, receiver_id, subject, parent_id } = row;
  const sender = { name: senderName(sender_id, guest) };
  return { ...messageFields(row), message, sender, receiver_id, subject, parent_id };
}

export function deskMessage(row: MessageRow, guest: Guest): DeskMessage {
  return { ...messageOf(row, guest), kind: row.parent_id === null ? 'thread' : 'reply', guest };
}

/** The threads. A thread's id is the id of its first message. */
export const threadMessages = conversations({
  table: messages,
  receiverField: 'receiver_id',
  channel: messagesChannel,
  sentEvent: MESSAGE_EVENT,
  seenEvent: MESSAGE_SEEN_EVENT,
  sentMessage: 'Message created successfully.',
  isIn: (threadId) => or(eq(messages.id, threadId), eq(messages.parent_id, threadId)),
  seenFields: (thread_id) => ({ thread_id }),
  forGuest: messageOf,
  forDesk: deskMessage,
});

/** Finds a thread of the calling guest, or of the admin's hotel; any other gives a 404. */
export async function findThread(
  db: Database,
  { hotelId, userId }: Principal,
  id: string | number,
  owner: 'own' | 'hotel',
) {
  const { guest_id, hotel_id, parent_id } = messages;
  const [found] = await db
    .select({ thread: messages, guest: guestColumns })
    .from(messages)
    .innerJoin(users, eq(users.id, guest_id))
    .where(
      and(
        eq(messages.id, idOf(id)),
        isNull(parent_id),
        owner === 'own' ? eq(guest_id, userId) : eq(hotel_id, hotelId),
      ),
    );
  if (!found) throw notFound('Message');
  return found;
}
