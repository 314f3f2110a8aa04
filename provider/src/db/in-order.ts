import { eq } from 'drizzle-orm';
import type { Transaction } from './database.ts';
import { hotels } from './schema.ts';

/**
 * One recording at a time at a hotel, until the transaction ends: ids come to be seen in their
 * order, so that no `after_id` passes one over that is still being recorded.
 */
export async function inOrder(tx: Transaction, hotelId: number): Promise<void> {
  await tx
    .select({ id: hotels.id })
    .from(hotels)
    .where(eq(hotels.id, hotelId))
    .for('no key update');
}
