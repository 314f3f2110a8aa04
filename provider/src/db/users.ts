import { and, asc, eq } from 'drizzle-orm';
import type { Database } from './database.ts';
import { users } from './schema/accounts.ts';

/** Returns the ids of a hotel's admins, oldest first; the first one is the default receiver. */
export async function adminIdsOf(db: Database, hotelId: number): Promise<number[]> {
  const admins = await db
    .select({ id: users.id })
    .from(users)
    .where(and(eq(users.hotel_id, hotelId), eq(users.role, 'admin')))
    .orderBy(asc(users.id));
  return admins.map(({ id }) => id);
}
