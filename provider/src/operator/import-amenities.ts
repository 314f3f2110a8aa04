import { and, asc, eq, inArray, ne } from 'drizzle-orm';
import type { Database, Transaction } from '../db/database.ts';
import { amenities, hotelAmenities, hotels } from '../db/schema.ts';
import type { HotelFile } from '../hotel-file/hotel-file.ts';
import type { Change } from './records.ts';

const of = 'amenities';

type Amenity = NonNullable<NonNullable<HotelFile['quick_info']>['additional_amenities']>[number];
type Row = Awaited<ReturnType<typeof amenitiesOf>>[number];

/** Reads a hotel's amenities with the shared and the hotel's own description. */
export function amenitiesOf(db: Database, hotelId: number) {
  return db
    .select({
      id: amenities.id,
      name: amenities.name,
      description: amenities.description,
      hotelDescription: hotelAmenities.description,
    })
    .from(hotelAmenities)
    .innerJoin(amenities, eq(amenities.id, hotelAmenities.amenity_id))
    .where(eq(hotelAmenities.hotel_id, hotelId))
    .orderBy(asc(amenities.id));
}

/** Replaces a hotel's amenities by the list, matched by name. */
export async function importAmenities(
  tx: Transaction,
  hotelId: number,
  list: readonly Amenity[],
): Promise<{ changes: Change[]; notes: string[] }> {
  const rows = new Map((await amenitiesOf(tx, hotelId)).map((row) => [row.name, row]));
  const changes: Change[] = [];
  const notes: string[] = [];
  for (const amenity of list) {
    const { name } = amenity;
    const { id, isDescribed, note } = await storeAmenity(tx, hotelId, amenity);
    if (note) notes.push(note);
    const change = await storeHotelDescription(
      tx,
      hotelId,
      { id, ...amenity },
      rows.get(name),
      isDescribed,
    );
    if (change) changes.push(change);
    rows.delete(name);
  }
  const removed = [...rows.values()];
  if (removed.length > 0) await remove(tx, hotelId, removed);
  changes.push(...removed.map(({ name }) => ({ of, kind: 'removed', name }) as const));
  return { changes, notes };
}

/** Stores the amenity; keeps its shared description when another hotel has the amenity too. */
async function storeAmenity(
  tx: Transaction,
  hotelId: number,
  { name, description = null }: Amenity,
): Promise<{ id: number; isDescribed: boolean; note?: string }> {
  await tx.insert(amenities).values({ name, description }).onConflictDoNothing();
  const [sharedAmenity] = await tx.select().from(amenities).where(eq(amenities.name, name));
  if (!sharedAmenity) throw new Error(`The amenity ${name} was not stored`);
  const { id } = sharedAmenity;
  if (sharedAmenity.description === description) return { id, isDescribed: false };
  const [other] = await tx
    .select({ slug: hotels.slug })
    .from(hotelAmenities)
    .innerJoin(hotels, eq(hotels.id, hotelAmenities.hotel_id))
    .where(and(eq(hotelAmenities.amenity_id, id), ne(hotelAmenities.hotel_id, hotelId)))
    .orderBy(hotels.id)
    .limit(1);
  if (other) {
    const note = `The description of ${name} is shared with ${other.slug} and stays unchanged: put this hotel's own text in pivot.`;
    return { id, isDescribed: false, note };
  }
  await tx.update(amenities).set({ description }).where(eq(amenities.id, id));
  return { id, isDescribed: true };
}

/** Stores the hotel's own description of an amenity. */
async function storeHotelDescription(
  tx: Transaction,
  hotel_id: number,
  { id: amenity_id, name, pivot }: Amenity & { id: number },
  row: Row | undefined,
  isDescribed: boolean,
): Promise<Change | undefined> {
  const description = pivot?.description ?? null;
  if (!row) {
    await tx.insert(hotelAmenities).values({ hotel_id, amenity_id, description });
    return { of, kind: 'added', name };
  }
  const fields = isDescribed ? ['description'] : [];
  if (row.hotelDescription !== description) {
    const own = and(
      eq(hotelAmenities.hotel_id, hotel_id),
      eq(hotelAmenities.amenity_id, amenity_id),
    );
    await tx.update(hotelAmenities).set({ description }).where(own);
    fields.push('pivot');
  }
  return fields.length > 0 ? { of, kind: 'changed', name, fields } : undefined;
}

async function remove(tx: Transaction, hotelId: number, rows: readonly Row[]): Promise<void> {
  const ids = rows.map(({ id }) => id);
  await tx
    .delete(hotelAmenities)
    .where(and(eq(hotelAmenities.hotel_id, hotelId), inArray(hotelAmenities.amenity_id, ids)));
}
