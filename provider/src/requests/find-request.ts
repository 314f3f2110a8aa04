import { and, eq } from 'drizzle-orm';
import type { Transaction } from '../db/database.ts';
import { requests } from '../db/schema/correspondence.ts';
import type { Principal } from '../http/deps.ts';
import { idOf } from '../http/fields.ts';
import { notFound } from '../http/http-error.ts';
import type { RequestRow } from './records.ts';

/**
 * Finds a request of the calling guest, or of the admin's hotel, and locks it until the transaction
 * ends; any other gives a 404.
 */
export async function findRequest(
  tx: Transaction,
  { hotelId, userId }: Principal,
  id: string,
  owner: 'own' | 'hotel',
): Promise<RequestRow> {
  const { id: requestId, hotel_id, user_id } = requests;
  const isOwned = owner === 'own' ? eq(user_id, userId) : eq(hotel_id, hotelId);
  const [found] = await tx
    .select()
    .from(requests)
    .where(and(eq(requestId, idOf(id)), isOwned))
    .for('update');
  if (!found) throw notFound('Request');
  return found;
}

/** Changes a locked request and returns its new row. */
export async function updateRequest(
  tx: Transaction,
  { id }: RequestRow,
  changes: Partial<RequestRow>,
): Promise<RequestRow> {
  const [row] = await tx.update(requests).set(changes).where(eq(requests.id, id)).returning();
  if (!row) throw new Error('The locked request is missing');
  return row;
}
