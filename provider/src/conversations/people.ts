import type { Database } from '../db/database.ts';
import { adminsOf, personAt } from '../db/people.ts';
import { idOf } from '../http/id.ts';
import type { Principal } from '../http/principal.ts';
import { invalid, notFound } from '../http/refusal.ts';
import type { Guest } from './parts.ts';

/** Who is at the other end of a guest's message: the admin it names, else the hotel's first. */
export async function answering(
  db: Database,
  { hotelId }: Principal,
  field: string,
  named: number | null | undefined,
): Promise<number | null> {
  const admins = await adminsOf(db, hotelId);
  if (named === null || named === undefined) return admins[0] ?? null;
  if (admins.includes(named)) return named;
  throw invalid(field, 'Nobody of that number answers here.');
}

/** Whose conversation it is; who has none at this hotel is as unknown as nobody. */
export async function guestAt(
  db: Database,
  { hotelId }: Principal,
  who: number | string,
): Promise<Guest> {
  const guest = await personAt(db, hotelId, typeof who === 'number' ? idOf(who) : who);
  if (!guest) throw notFound('Guest');
  return guest;
}
