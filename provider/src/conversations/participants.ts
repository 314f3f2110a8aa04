import { and, eq } from 'drizzle-orm';
import type { Database } from '../db/database.ts';
import { users } from '../db/schema/accounts.ts';
import { adminIdsOf } from '../db/users.ts';
import type { Principal } from '../http/deps.ts';
import { idOf } from '../http/fields.ts';
import { invalidField, notFound } from '../http/http-error.ts';
import type { Guest } from './message-fields.ts';

/** The columns of a guest as the desk reads one. */
export const guestColumns = { id: users.id, name: users.name, email: users.email };

/** Returns the admin that a guest's message names, else the hotel's first admin. */
export async function receiverId(
  db: Database,
  { hotelId }: Principal,
  field: string,
  requestedId: number | null | undefined,
): Promise<number | null> {
  const admins = await adminIdsOf(db, hotelId);
  if (requestedId === null || requestedId === undefined) return admins[0] ?? null;
  if (admins.includes(requestedId)) return requestedId;
  throw invalidField(field, 'Nobody of that number answers here.');
}

/** Finds a guest of the hotel; guests of other hotels give the same 404 as unknown ones. */
export async function findGuest(
  db: Database,
  { hotelId }: Principal,
  idOrEmail: number | string,
): Promise<Guest> {
  const isGuest =
    typeof idOrEmail === 'number'
      ? eq(users.id, idOf(idOrEmail))
      : eq(users.email, idOrEmail.toLowerCase());
  const [guest] = await db
    .select(guestColumns)
    .from(users)
    .where(and(eq(users.hotel_id, hotelId), isGuest));
  if (!guest) throw notFound('Guest');
  return guest;
}
