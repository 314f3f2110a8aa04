import { TransactionRollbackError } from 'drizzle-orm';
import type { Database } from '../db/database.ts';
import { hotelBySlug, lockHotel } from '../db/hotels.ts';
import { adminIdsOf } from '../db/users.ts';
import type { HotelFile } from '../hotel-file/hotel-file.ts';
import { changesOf } from './changes.ts';
import { exportHotel } from './export-hotel.ts';
import type { ImportResult } from './records.ts';
import { storeHotel } from './store-hotel.ts';

/**
 * Adds or updates a hotel in one transaction. A dry run rolls the transaction back, so it reports
 * what the database would do.
 */
export async function importHotel(
  db: Database,
  file: HotelFile,
  { isDryRun }: { isDryRun: boolean },
): Promise<ImportResult> {
  const imported = {} as ImportResult;
  try {
    await db.transaction(async (tx) => {
      const existing = await hotelBySlug(tx, file.slug);
      if (existing) await lockHotel(tx, existing.id);
      const before = await exportHotel(tx, file.slug);
      const { id, notes } = await storeHotel(tx, file);
      const after = await exportHotel(tx, file.slug);
      if ((await adminIdsOf(tx, id)).length === 0)
        notes.push(
          'The hotel has no admin: nobody can answer its guests at the desk (docs/hotelier/bring-in-a-hotel.md#answer-guests).',
        );
      const changes = changesOf(before ?? {}, after ?? {});
      Object.assign(imported, { is_new: !before, changes, notes });
      if (isDryRun) tx.rollback();
    });
  } catch (error) {
    if (!(error instanceof TransactionRollbackError)) throw error;
  }
  return imported;
}
