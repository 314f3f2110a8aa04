import type { User } from '@foyer/shared/contracts/provider/user.ts';
import { clockText } from '@foyer/shared/hotel/clock.ts';
import { eq } from 'drizzle-orm';
import type { Database, Transaction } from '../db/database.ts';
import { settingsFields } from '../db/hotels.ts';
import { users } from '../db/schema/accounts.ts';
import { hotelSettings, hotels } from '../db/schema/hotels.ts';

/** Returns a user as the API sends it: with the hotel's settings, without the password hash. */
export async function userRecord(
  db: Database | Transaction,
  userId: number,
): Promise<User | undefined> {
  const [row] = await db
    .select({ user: users, hotel: hotels, settings: settingsFields })
    .from(users)
    .innerJoin(hotels, eq(hotels.id, users.hotel_id))
    .leftJoin(hotelSettings, eq(hotelSettings.hotel_id, users.hotel_id))
    .where(eq(users.id, userId));
  if (!row) return undefined;
  const { id, name, email, phone, check_in_date, check_in_time, check_out_date } = row.user;
  return {
    id,
    name,
    email,
    phone,
    check_in_date,
    // The column holds the time in the format that the guest chose.
    check_in_time: clockText(check_in_time) ?? check_in_time,
    check_out_date,
    hotel: { id: row.hotel.id, slug: row.hotel.slug, settings: row.settings ? [row.settings] : [] },
  };
}
