import { and, eq, isNull, lte } from 'drizzle-orm';
import { type Side, seenEvent, writtenBy } from '../conversations/sides.ts';
import { lockHotel } from '../db/lock-hotel.ts';
import { chatMessages } from '../db/schema.ts';
import type { Request } from '../http/call.ts';
import { idOf } from '../http/id.ts';
import type { Principal } from '../http/principal.ts';

/** Marks the other side's messages as read; returns undefined when nothing was unread. */
export async function markSeen(
  { deps, principal, commit }: Request<unknown, never, Principal, unknown>,
  reader: Side,
  guestId: number,
  lastId: number,
) {
  const { id, guest_id, from_user_id, seen_at } = chatMessages;
  const { seen } = await commit(async (tx) => {
    await lockHotel(tx, principal.hotelId);
    const now = deps.now();
    const rows = await tx
      .update(chatMessages)
      .set({ seen_at: now })
      .where(
        and(
          eq(guest_id, guestId),
          writtenBy(reader === 'guest' ? 'hotel' : 'guest', from_user_id, guest_id),
          isNull(seen_at),
          lte(id, idOf(lastId)),
        ),
      )
      .returning({ id });
    return { data: null, seen: seenEvent(rows, now) };
  });
  return seen;
}
