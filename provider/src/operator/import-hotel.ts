import { TransactionRollbackError } from 'drizzle-orm';
import { type Database, isUniqueViolation, type Transaction } from '../db/database.ts';
import { hotelBySlug } from '../db/hotel-by-slug.ts';
import { inOrder } from '../db/in-order.ts';
import { adminsOf } from '../db/people.ts';
import type { HotelFile } from '../hotel-file/hotel-file.ts';
import { Refusal } from '../http/refusal.ts';
import { importAmenities } from './import-amenities.ts';
import { importCategories } from './import-categories.ts';
import { importChecklist } from './import-checklist.ts';
import { importFacts, importQuickInfo, importSettings } from './import-facts.ts';
import type { Imported } from './records.ts';

/**
 * Brings a hotel, or what of it differs, as a whole or not at all. A dry run does all of it and
 * takes it back, so that it tells what the database would do.
 */
export async function importHotel(
  db: Database,
  file: HotelFile,
  { isDryRun }: { isDryRun: boolean },
): Promise<Imported> {
  let imported: Imported | undefined;
  try {
    await db.transaction(async (tx) => {
      imported = await store(tx, file);
      if (isDryRun) tx.rollback();
    });
  } catch (error) {
    if (isUniqueViolation(error))
      throw new Refusal(409, `Somebody else imports ${file.slug} at this moment. Try again.`);
    if (!(error instanceof TransactionRollbackError)) throw error;
  }
  if (!imported) throw new Error(`${file.slug} was not imported`);
  return imported;
}

async function store(tx: Transaction, file: HotelFile): Promise<Imported> {
  const { slug, settings, quick_info, categories, checklist } = file;
  const present = await hotelBySlug(tx, slug);
  if (present) await inOrder(tx, present.id);
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
  if ((await adminsOf(tx, id)).length === 0)
    notes.push('It has no admin: nobody can answer its guests at the desk.');
  return { is_new: !present, changes, notes };
}
