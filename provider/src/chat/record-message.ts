import {
  CHAT_EVENT,
  chatChannel,
  deskChannel,
} from '@foyer/shared/contracts/provider/broadcast.ts';
import { and, eq } from 'drizzle-orm';
import type { Guest } from '../conversations/message-fields.ts';
import type { Transaction } from '../db/database.ts';
import { lockHotel } from '../db/lock-hotel.ts';
import { chatMessages } from '../db/schema.ts';
import type { Request } from '../http/call.ts';
import type { Principal } from '../http/principal.ts';
import { chatMessage, deskChat } from './records.ts';

type NewMessage = Pick<typeof chatMessages.$inferInsert, 'body' | 'client_id' | 'to_user_id'>;

/** Stores a message in a guest's chat, then publishes it to both sides. */
export async function recordChatMessage(
  {
    deps,
    principal: { hotelId, userId },
    commit,
    socketId,
  }: Request<unknown, never, Principal, unknown>,
  guest: Guest,
  newMessage: NewMessage,
) {
  const response = await commit(async (tx) => {
    await lockHotel(tx, hotelId);
    const row = await insertOnce(tx, {
      ...newMessage,
      hotel_id: hotelId,
      guest_id: guest.id,
      from_user_id: userId,
      created_at: deps.now(),
    });
    return { message: 'Message sent.', data: chatMessage(row, guest) };
  });
  // Publishes a repeated message again: the process that stored it may have died before publishing.
  const message = response.data;
  deps.publish(chatChannel(guest.id), CHAT_EVENT, { message }, socketId);
  const forDesk = { message: deskChat(message, guest) };
  deps.publish(deskChannel(hotelId), CHAT_EVENT, forDesk, socketId);
  return response;
}

/** Inserts the message, or returns the one stored under the same sender and client id. */
async function insertOnce(tx: Transaction, newMessage: typeof chatMessages.$inferInsert) {
  const { from_user_id, client_id } = chatMessages;
  const [row] = await tx
    .insert(chatMessages)
    .values(newMessage)
    .onConflictDoNothing({ target: [from_user_id, client_id] })
    .returning();
  if (row) return row;
  const [existing] = await tx
    .select()
    .from(chatMessages)
    .where(
      and(
        eq(from_user_id, newMessage.from_user_id ?? 0),
        eq(client_id, newMessage.client_id ?? ''),
      ),
    );
  if (!existing) throw new Error('The message was not stored');
  return existing;
}
