import { TransactionRollbackError } from 'drizzle-orm';
import { type Database, isUniqueViolation, type Transaction } from '../db/database.ts';
import { hotelBySlug } from '../db/hotel-by-slug.ts';
import { lockHotel } from '../db/lock-hotel.ts';
import { adminIdsOf } from '../db/users.ts';
import type { HotelFile } from '../hotel-file/hotel-file.ts';
import { HttpError } from '../http/http-error.ts';
import { importAmenities } from './import-amenities.ts';
import { importCategories } from './import-categories.ts';
import { importChecklist } from './import-checklist.ts';
import { importFacts, importQuickInfo, importSettings } from './import-facts.ts';
import type { ImportResult } from './records.ts';

/**
 * Adds or updates a hotel in one transaction. A dry run rolls the transaction back, so it reports
 * what the database would do.
 */
export async function importHotel(
  db: Database,
  file: HotelFile,
  { isDryRun }: { isDryRun: boolean },
): Promise<ImportResult> {
  let imported: ImportResult | undefined;
  try {
    await db.transaction(async (tx) => {
      imported = await store(tx, file);
      if (isDryRun) tx.rollback();
    });
  } catch (error) {
    if (isUniqueViolation(error))
      throw new HttpError(409, `Another import of ${file.slug} is running. Try again.`);
    if (!(error instanceof TransactionRollbackError)) throw error;
  }
  if (!imported) throw new Error(`${file.slug} was not imported`);
  return imported;
}

async function store(tx: Transaction, file: HotelFile): Promise<ImportResult> {
  const { slug, settings, quick_info, categories, checklist } = file;
  const existing = await hotelBySlug(tx, slug);
  if (existing) await lockHotel(tx, existing.id);
  const { id, changes } = await importFacts(tx, file);
  if (settings) changes.push(...(await importSettings(tx, id, settings)));
  const notes: string[] = [];
  if (quick_info) {
    changes.push(...(await importQuickInfo(tx, id, quick_info)));
    const amenities = await importAmenities(tx, id, quick_info.additional_amenities ?? []);
    changes.push(...amenities.changes);
    notes.push(...amenities.notes);
  }
  if (categories) changes.push(...(await importCategories(tx, id, categories)));
  if (checklist) changes.push(...(await importChecklist(tx, id, checklist)));
  if ((await adminIdsOf(tx, id)).length === 0)
    notes.push('The hotel has no admin: nobody can answer its guests at the desk.');
  return { is_new: !existing, changes, notes };
}
