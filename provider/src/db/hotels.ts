import { isSlug } from '@foyer/shared/addresses/slug.ts';
import { eq, getTableColumns } from 'drizzle-orm';
import type { Database, Transaction } from './database.ts';
import { hotelSettings, hotels } from './schema/hotels.ts';

const { hotel_id: _, ...columns } = getTableColumns(hotelSettings);

/** Lists the selected columns of a hotel's settings: all except `hotel_id`. */
export const settingsFields = columns;

/** Finds a hotel by slug. Skips the query for text that is no slug and may not be storable. */
export async function hotelBySlug(db: Database, slug: string) {
  if (!isSlug(slug)) return undefined;
  const [hotel] = await db.select().from(hotels).where(eq(hotels.slug, slug));
  return hotel;
}

/**
 * Locks the hotel's row until the transaction ends. Requests and messages are
 * stored one at a time. Ids then become visible in order, and reading by `after_id` skips no row.
 */
export async function lockHotel(tx: Transaction, hotelId: number): Promise<void> {
  await tx
    .select({ id: hotels.id })
    .from(hotels)
    .where(eq(hotels.id, hotelId))
    .for('no key update');
}
