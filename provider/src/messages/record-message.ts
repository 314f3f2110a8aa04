import {
  deskChannel,
  MESSAGE_EVENT,
  messagesChannel,
} from '@foyer/shared/contracts/provider/broadcast.ts';
import { and, eq } from 'drizzle-orm';
import type { Guest } from '../conversations/message-fields.ts';
import type { Transaction } from '../db/database.ts';
import { lockHotel } from '../db/lock-hotel.ts';
import { messages } from '../db/schema.ts';
import type { Request } from '../http/call.ts';
import type { Principal } from '../http/principal.ts';
import { deskMessage, replyOf, threadOf } from './records.ts';

type MessageInsert = typeof messages.$inferInsert;
type NewMessage = Pick<
  MessageInsert,
  'message' | 'subject' | 'client_id' | 'parent_id' | 'receiver_id'
>;

/** Stores a thread or a reply, then publishes it to both sides. */
export async function recordMessage<Param extends string>(
  {
    deps,
    principal: { hotelId, userId },
    commit,
    socketId,
  }: Request<unknown, Param, Principal, unknown>,
  guest: Guest,
  message: NewMessage,
) {
  const { row, ...response } = await commit(async (tx) => {
    await lockHotel(tx, hotelId);
    const recorded = await insertOnce(tx, {
      ...message,
      hotel_id: hotelId,
      guest_id: guest.id,
      sender_id: userId,
      created_at: deps.now(),
    });
    const data = recorded.parent_id === null ? threadOf(recorded, guest) : replyOf(recorded, guest);
    return { row: recorded, message: 'Message created successfully.', data };
  });
  // Publishes a repeated message again: the process that stored it may have died before publishing.
  deps.publish(messagesChannel(guest.id), MESSAGE_EVENT, { message: response.data }, socketId);
  const forDesk = { message: deskMessage(row, guest) };
  deps.publish(deskChannel(hotelId), MESSAGE_EVENT, forDesk, socketId);
  return response;
}

/** Inserts the message, or returns the one stored under the same sender and client id. */
async function insertOnce(tx: Transaction, values: MessageInsert) {
  const { sender_id, client_id } = messages;
  const [row] = await tx
    .insert(messages)
    .values(values)
    .onConflictDoNothing({ target: [sender_id, client_id] })
    .returning();
  if (row) return row;
  const [existing] = await tx
    .select()
    .from(messages)
    .where(and(eq(sender_id, values.sender_id ?? 0), eq(client_id, values.client_id ?? '')));
  if (!existing) throw new Error('The message was not stored');
  return existing;
}
