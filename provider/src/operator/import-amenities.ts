import { and, asc, eq, inArray, ne } from 'drizzle-orm';
import type { Database, Transaction } from '../db/database.ts';
import { amenities, hotelAmenities, hotels } from '../db/schema/hotels.ts';
import type { HotelFile } from '../hotel-file/hotel-file.ts';
import type { Change } from './records.ts';
import { changesOf, replaceRows } from './store-rows.ts';

const of = 'amenities';

type Amenity = NonNullable<NonNullable<HotelFile['quick_info']>['additional_amenities']>[number];

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
  hotel_id: number,
  list: readonly Amenity[],
): Promise<{ changes: Change[]; notes: string[] }> {
  const notes: string[] = [];
  const own = eq(hotelAmenities.hotel_id, hotel_id);
  const changes = await replaceRows(of, list, await amenitiesOf(tx, hotel_id), {
    nameOf: ({ name }) => name,
    async store(amenity, row) {
      const { id: amenity_id, fields, note } = await storeAmenity(tx, hotel_id, amenity);
      if (note) notes.push(note);
      const description = amenity.pivot?.description ?? null;
      if (!row) await tx.insert(hotelAmenities).values({ hotel_id, amenity_id, description });
      else if (row.hotelDescription !== description) {
        const ofAmenity = and(own, eq(hotelAmenities.amenity_id, amenity_id));
        await tx.update(hotelAmenities).set({ description }).where(ofAmenity);
        fields.push('pivot');
      }
      return changesOf(of, amenity.name, row, fields);
    },
    remove: (ids) =>
      tx.delete(hotelAmenities).where(and(own, inArray(hotelAmenities.amenity_id, ids))),
  });
  return { changes, notes };
}

/** Stores the amenity; keeps its shared description when another hotel has the amenity too. */
async function storeAmenity(
  tx: Transaction,
  hotelId: number,
  { name, description = null }: Amenity,
): Promise<{ id: number; fields: string[]; note?: string }> {
  await tx.insert(amenities).values({ name, description }).onConflictDoNothing();
  const [sharedAmenity] = await tx.select().from(amenities).where(eq(amenities.name, name));
  if (!sharedAmenity) throw new Error(`The amenity ${name} was not stored`);
  const { id } = sharedAmenity;
  if (sharedAmenity.description === description) return { id, fields: [] };
  const [other] = await tx
    .select({ slug: hotels.slug })
    .from(hotelAmenities)
    .innerJoin(hotels, eq(hotels.id, hotelAmenities.hotel_id))
    .where(and(eq(hotelAmenities.amenity_id, id), ne(hotelAmenities.hotel_id, hotelId)))
    .orderBy(hotels.id)
    .limit(1);
  if (other) {
    const note = `The description of ${name} is shared with ${other.slug} and stays unchanged: put this hotel's own text in pivot.`;
    return { id, fields: [], note };
  }
  await tx.update(amenities).set({ description }).where(eq(amenities.id, id));
  return { id, fields: ['description'] };
}
