import { and, eq, ne, notInArray } from 'drizzle-orm';
import type { Transaction } from '../db/database.ts';
import {
  amenities,
  categories,
  checklistGroups,
  checklistItems,
  hotelAmenities,
  hotelSettings,
  hotels,
  quickInfos,
} from '../db/schema/hotels.ts';
import type { FileCategory, HotelFile } from '../hotel-file/hotel-file.ts';
import { replaceRows, upsert } from './upsert.ts';

/**
 * Adds or updates a hotel; rows that the file still has keep their ids. An omitted section stays
 * unchanged. @returns the hotel's id, and notes for the operator
 */
export async function storeHotel(
  tx: Transaction,
  file: HotelFile,
): Promise<{ id: number; notes: string[] }> {
  const [hotel] = await upsert(tx, hotels, [hotels.slug], [file]);
  if (!hotel) throw new Error(`The hotel ${file.slug} was not stored`);
  const { id } = hotel;
  const { settings, quick_info, checklist } = file;
  const notes: string[] = [];
  if (settings)
    await upsert(tx, hotelSettings, [hotelSettings.hotel_id], [{ ...settings, hotel_id: id }]);
  if (quick_info) {
    const { additional_amenities = [], onsite_parking_rate, nearby_parking_rate } = quick_info;
    const rates = {
      onsite_parking_rate: onsite_parking_rate?.toString(),
      nearby_parking_rate: nearby_parking_rate?.toString(),
    };
    const info = { ...quick_info, ...rates, hotel_id: id };
    await upsert(tx, quickInfos, [quickInfos.hotel_id], [info]);
    notes.push(...(await storeAmenities(tx, id, additional_amenities)));
  }
  if (file.categories) {
    const kept = await storeCategories(tx, id, file.categories, null);
    // A removed category takes its remaining children along.
    const left = notInArray(categories.id, kept);
    await tx.delete(categories).where(and(eq(categories.hotel_id, id), left));
  }
  if (checklist) await storeChecklist(tx, id, checklist);
  return { id, notes };
}

/** Stores a hotel's amenities, which hotels share by name; returns notes. */
async function storeAmenities(
  tx: Transaction,
  hotel_id: number,
  list: readonly Amenity[],
): Promise<string[]> {
  const rows: (typeof hotelAmenities.$inferInsert)[] = [];
  const notes: string[] = [];
  for (const { name, description = null, pivot } of list) {
    await tx.insert(amenities).values({ name, description }).onConflictDoNothing();
    const [shared] = await tx.select().from(amenities).where(eq(amenities.name, name));
    if (!shared) throw new Error(`The amenity ${name} was not stored`);
    const { id: amenity_id } = shared;
    rows.push({ hotel_id, amenity_id, ...pivot });
    if (shared.description === description) continue;
    const [other] = await tx
      .select({ slug: hotels.slug })
      .from(hotelAmenities)
      .innerJoin(hotels, eq(hotels.id, hotelAmenities.hotel_id))
      .where(and(eq(hotelAmenities.amenity_id, amenity_id), ne(hotels.id, hotel_id)))
      .orderBy(hotels.id)
      .limit(1);
    if (other)
      notes.push(
        `The description of ${name} is shared with ${other.slug} and stays unchanged: put this hotel's own text in pivot.`,
      );
    else await upsert(tx, amenities, [amenities.name], [{ name, description }]);
  }
  const key = { owner: hotelAmenities.hotel_id, id: hotel_id, name: hotelAmenities.amenity_id };
  await replaceRows(tx, hotelAmenities, key, rows);
  return notes;
}

type Amenity = NonNullable<NonNullable<HotelFile['quick_info']>['additional_amenities']>[number];

/** Stores categories and their children; returns the ids of all. */
async function storeCategories(
  tx: Transaction,
  hotel_id: number,
  list: readonly FileCategory[],
  parent_id: number | null,
): Promise<number[]> {
  const rows = list.map(({ order, ...category }, index) => {
    return { ...category, order: order ?? index + 1, hotel_id, parent_id };
  });
  const stored = await upsert(tx, categories, [categories.hotel_id, categories.slug], rows);
  const ids = new Map(stored.map(({ slug, id }) => [slug, id]));
  const kept = [...ids.values()];
  for (const { slug, children = [] } of list)
    kept.push(...(await storeCategories(tx, hotel_id, children, ids.get(slug) ?? null)));
  return kept;
}

/** Stores a hotel's checklist; groups and items keep their rows by name. */
async function storeChecklist(
  tx: Transaction,
  hotel_id: number,
  list: NonNullable<HotelFile['checklist']>,
): Promise<void> {
  const byName = new Map(list.map((group) => [group.name, group.children ?? []]));
  const groups = await replaceRows(
    tx,
    checklistGroups,
    { owner: checklistGroups.hotel_id, id: hotel_id, name: checklistGroups.name },
    [...byName.keys()].map((name, order) => ({ name, order, hotel_id })),
  );
  for (const { id: group_id, name: group } of groups)
    await replaceRows(
      tx,
      checklistItems,
      { owner: checklistItems.group_id, id: group_id, name: checklistItems.name },
      (byName.get(group) ?? []).map(({ name }, order) => ({ name, order, group_id })),
    );
}
