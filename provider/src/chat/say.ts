import { CHAT_EVENT, chatChannel, deskChannel } from '@foyer/shared/contracts/broadcast';
import { and, eq } from 'drizzle-orm';
import type { Guest } from '../conversations/parts.ts';
import type { Transaction } from '../db/database.ts';
import { inOrder } from '../db/in-order.ts';
import { chatMessages } from '../db/schema.ts';
import type { Request } from '../http/call.ts';
import type { Principal } from '../http/principal.ts';
import { chatMessage, deskChat } from './records.ts';

type Line = Pick<typeof chatMessages.$inferInsert, 'body' | 'client_id' | 'to_user_id'>;

/** Records a line of a guest's chat, then tells both sides of it. */
export async function say(
  {
    deps,
    principal: { hotelId, userId },
    commit,
    socketId,
  }: Request<unknown, never, Principal, unknown>,
  guest: Guest,
  line: Line,
) {
  const answer = await commit(async (tx) => {
    await inOrder(tx, hotelId);
    const row = await record(tx, {
      ...line,
      hotel_id: hotelId,
      guest_id: guest.id,
      from_user_id: userId,
      created_at: deps.now(),
    });
    return { message: 'Message sent.', data: chatMessage(row, guest) };
  });
  // Also of a repeated one: whoever recorded it may have died before it could tell anybody.
  const message = answer.data;
  deps.publish(chatChannel(guest.id), CHAT_EVENT, { message }, socketId);
  const forDesk = { message: deskChat(message, guest) };
  deps.publish(deskChannel(hotelId), CHAT_EVENT, forDesk, socketId);
  return answer;
}

/** The line, or the one that its sender recorded under the same id before. */
async function record(tx: Transaction, line: typeof chatMessages.$inferInsert) {
  const { from_user_id, client_id } = chatMessages;
  const [row] = await tx
    .insert(chatMessages)
    .values(line)
    .onConflictDoNothing({ target: [from_user_id, client_id] })
    .returning();
  if (row) return row;
  const [before] = await tx
    .select()
    .from(chatMessages)
    .where(and(eq(from_user_id, line.from_user_id ?? 0), eq(client_id, line.client_id ?? '')));
  if (!before) throw new Error('The message was not stored');
  return before;
}
