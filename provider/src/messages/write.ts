import { deskChannel, MESSAGE_EVENT, messagesChannel } from '@foyer/shared/contracts/broadcast';
import { and, eq } from 'drizzle-orm';
import type { Guest } from '../conversations/parts.ts';
import type { Transaction } from '../db/database.ts';
import { inOrder } from '../db/in-order.ts';
import { messages } from '../db/schema.ts';
import type { Request } from '../http/call.ts';
import type { Principal } from '../http/principal.ts';
import { deskMessage, replyOf, threadOf } from './records.ts';

type Written = typeof messages.$inferInsert;
type Words = Pick<Written, 'message' | 'subject' | 'client_id' | 'parent_id' | 'receiver_id'>;

/** Records a thread of a guest or a reply in one, then tells both sides of it. */
export async function write<Param extends string>(
  {
    deps,
    principal: { hotelId, userId },
    commit,
    socketId,
  }: Request<unknown, Param, Principal, unknown>,
  guest: Guest,
  words: Words,
) {
  const { row, ...answer } = await commit(async (tx) => {
    await inOrder(tx, hotelId);
    const recorded = await record(tx, {
      ...words,
      hotel_id: hotelId,
      guest_id: guest.id,
      sender_id: userId,
      created_at: deps.now(),
    });
    const data = recorded.parent_id === null ? threadOf(recorded, guest) : replyOf(recorded, guest);
    return { row: recorded, message: 'Message created successfully.', data };
  });
  // Also of a repeated one: whoever recorded it may have died before it could tell anybody.
  deps.publish(messagesChannel(guest.id), MESSAGE_EVENT, { message: answer.data }, socketId);
  const forDesk = { message: deskMessage(row, guest) };
  deps.publish(deskChannel(hotelId), MESSAGE_EVENT, forDesk, socketId);
  return answer;
}

/** The message, or the one that its sender recorded under the same id before. */
async function record(tx: Transaction, written: Written) {
  const { sender_id, client_id } = messages;
  const [row] = await tx
    .insert(messages)
    .values(written)
    .onConflictDoNothing({ target: [sender_id, client_id] })
    .returning();
  if (row) return row;
  const [before] = await tx
    .select()
    .from(messages)
    .where(and(eq(sender_id, written.sender_id ?? 0), eq(client_id, written.client_id ?? '')));
  if (!before) throw new Error('The message was not stored');
  return before;
}
