import { and, eq, isNull } from 'drizzle-orm';
import type { Database } from '../db/database.ts';
import { messages, users } from '../db/schema.ts';
import { notFound } from '../http/http-error.ts';
import { idOf } from '../http/id.ts';
import type { Principal } from '../http/principal.ts';

/** Finds a thread of the calling guest, or of the admin's hotel; any other gives a 404. */
export async function findThread(
  db: Database,
  { hotelId, userId }: Principal,
  id: string | number,
  owner: 'own' | 'hotel',
) {
  const { guest_id, hotel_id, parent_id } = messages;
  const [found] = await db
    .select({ thread: messages, guest: { id: users.id, name: users.name, email: users.email } })
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
