import { and, eq, isNull, lte, or } from 'drizzle-orm';
import { type Side, seenEvent, writtenBy } from '../conversations/sides.ts';
import { lockHotel } from '../db/lock-hotel.ts';
import { messages } from '../db/schema.ts';
import type { Request } from '../http/call.ts';
import { idOf } from '../http/id.ts';
import type { Principal } from '../http/principal.ts';

/** Marks the other side's messages of a thread as read; undefined when nothing was unread. */
export async function markSeen<Param extends string>(
  { deps, principal, commit }: Request<unknown, Param, Principal, unknown>,
  reader: Side,
  threadId: number,
  lastId: number,
) {
  const { id, parent_id, guest_id, sender_id, seen_at } = messages;
  const { seen } = await commit(async (tx) => {
    await lockHotel(tx, principal.hotelId);
    const now = deps.now();
    const rows = await tx
      .update(messages)
      .set({ seen_at: now })
      .where(
        and(
          or(eq(id, threadId), eq(parent_id, threadId)),
          writtenBy(reader === 'guest' ? 'hotel' : 'guest', sender_id, guest_id),
          isNull(seen_at),
          lte(id, idOf(lastId)),
        ),
      )
      .returning({ id });
    return { data: null, seen: seenEvent(rows, now) };
  });
  return seen && { thread_id: threadId, ...seen };
}
