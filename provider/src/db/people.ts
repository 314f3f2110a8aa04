import { and, asc, eq } from 'drizzle-orm';
import type { Database } from './database.ts';
import { users } from './schema.ts';

/** A hotel's admins, the first one first: who answers where nobody is named. */
export async function adminsOf(db: Database, hotelId: number): Promise<number[]> {
  const admins = await db
    .select({ id: users.id })
    .from(users)
    .where(and(eq(users.hotel_id, hotelId), eq(users.role, 'admin')))
    .orderBy(asc(users.id));
  return admins.map(({ id }) => id);
}

/** Somebody who has an account at this hotel, by id or e-mail address. */
export async function personAt(db: Database, hotelId: number, who: number | string) {
  const [person] = await db
    .select({ id: users.id, name: users.name, email: users.email })
    .from(users)
    .where(
      and(
        eq(users.hotel_id, hotelId),
        typeof who === 'number' ? eq(users.id, who) : eq(users.email, who.toLowerCase()),
      ),
    );
  return person;
}
