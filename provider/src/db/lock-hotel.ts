import { eq } from 'drizzle-orm';
import type { Transaction } from './database.ts';
import { hotels } from './schema.ts';

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
