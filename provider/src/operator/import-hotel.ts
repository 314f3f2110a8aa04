import { eq, TransactionRollbackError } from 'drizzle-orm';
import type { Database, Transaction } from '../db/database.ts';
import { isUniqueViolation } from '../db/errors.ts';
import { hotelBySlug, lockHotel } from '../db/hotels.ts';
import { hotelSettings, hotels, quickInfos } from '../db/schema/hotels.ts';
import { adminIdsOf } from '../db/users.ts';
import type { HotelFile } from '../hotel-file/hotel-file.ts';
import { HttpError } from '../http/http-error.ts';
import { COLUMNS, withNulls } from './columns.ts';
import { importAmenities } from './import-amenities.ts';
import { importCategories } from './import-categories.ts';
import { importChecklist } from './import-checklist.ts';
import type { Change, ImportResult } from './records.ts';
import { storeRow } from './store-rows.ts';

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
  const { slug, name, settings, quick_info, categories, checklist } = file;
  const existing = await hotelBySlug(tx, slug);
  if (existing) await lockHotel(tx, existing.id);
  // Another import may have changed the row before the lock.
  const row = await hotelBySlug(tx, slug);
  const wanted = { ...withNulls(file, COLUMNS.hotel), slug, name };
  const { id, changed } = await storeRow(tx, hotels, row, wanted);
  const changes = factsOf('hotel', row ? changed : wanted);
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

/** Stores a hotel's settings. */
async function importSettings(
  tx: Transaction,
  hotel_id: number,
  settings: NonNullable<HotelFile['settings']>,
): Promise<Change[]> {
  const { allow_checkin, allow_pre_arrival } = settings;
  const flags = {
    allow_checkin: allow_checkin ?? false,
    allow_pre_arrival: allow_pre_arrival ?? false,
  };
  const wanted = { ...withNulls(settings, COLUMNS.settings), ...flags, hotel_id };
  const own = eq(hotelSettings.hotel_id, hotel_id);
  const [row] = await tx.select().from(hotelSettings).where(own);
  const { changed } = await storeRow(tx, hotelSettings, row, wanted, 'hotel_id');
  return factsOf('settings', row ? changed : settings);
}

/** Stores a hotel's quick info. */
async function importQuickInfo(
  tx: Transaction,
  hotel_id: number,
  { additional_amenities: _, ...facts }: NonNullable<HotelFile['quick_info']>,
): Promise<Change[]> {
  const { onsite_parking_rate, nearby_parking_rate } = facts;
  const wanted = {
    ...withNulls(facts, COLUMNS.quick_info),
    onsite_parking_rate: onsite_parking_rate?.toString() ?? null,
    nearby_parking_rate: nearby_parking_rate?.toString() ?? null,
    hotel_id,
  };
  const [row] = await tx.select().from(quickInfos).where(eq(quickInfos.hotel_id, hotel_id));
  const { changed } = await storeRow(tx, quickInfos, row, wanted);
  return factsOf('quick_info', row ? changed : facts);
}

/** Describes the changed fields, or the filled fields of a new row. */
function factsOf(of: Change['of'], facts: readonly string[] | object): Change[] {
  if (Array.isArray(facts)) return facts.map((name) => ({ of, kind: 'changed', name }));
  const filled = Object.entries(facts).filter(([, value]) => value !== null && value !== undefined);
  return filled.map(([name]) => ({ of, kind: 'added', name }));
}
