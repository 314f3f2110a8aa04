import { and, asc, eq, inArray, ne } from 'drizzle-orm';
import type { Database, Transaction } from '../db/database.ts';
import { amenities, hotelAmenities, hotels } from '../db/schema.ts';
import type { HotelFile } from '../hotel-file/hotel-file.ts';
import type { Change } from './records.ts';

const of = 'amenities';

type Amenity = NonNullable<NonNullable<HotelFile['quick_info']>['additional_amenities']>[number];
type Row = Awaited<ReturnType<typeof amenitiesOf>>[number];

/** A hotel's amenities: the kind, and what the hotel says of it (`here`). */
export function amenitiesOf(db: Database, hotelId: number) {
  return db
    .select({
      id: amenities.id,
      name: amenities.name,
      description: amenities.description,
      here: hotelAmenities.description,
    })
    .from(hotelAmenities)
    .innerJoin(amenities, eq(amenities.id, hotelAmenities.amenity_id))
    .where(eq(hotelAmenities.hotel_id, hotelId))
    .orderBy(asc(amenities.id));
}

/** Makes a hotel's amenities those of the list, by their names. */
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
    const { id, isDescribed, note } = await describe(tx, hotelId, amenity);
    if (note) notes.push(note);
    const change = await say(tx, hotelId, { id, ...amenity }, rows.get(name), isDescribed);
    if (change) changes.push(change);
    rows.delete(name);
  }
  const gone = [...rows.values()];
  if (gone.length > 0) await remove(tx, hotelId, gone);
  changes.push(...gone.map(({ name }) => ({ of, kind: 'removed', name }) as const));
  return { changes, notes };
}

/** The kind of amenity, with the description of the file unless another hotel has the kind too. */
async function describe(
  tx: Transaction,
  hotelId: number,
  { name, description = null }: Amenity,
): Promise<{ id: number; isDescribed: boolean; note?: string }> {
  await tx.insert(amenities).values({ name, description }).onConflictDoNothing();
  const [kind] = await tx.select().from(amenities).where(eq(amenities.name, name));
  if (!kind) throw new Error(`The amenity ${name} was not stored`);
  const { id } = kind;
  if (kind.description === description) return { id, isDescribed: false };
  const [other] = await tx
    .select({ slug: hotels.slug })
    .from(hotelAmenities)
    .innerJoin(hotels, eq(hotels.id, hotelAmenities.hotel_id))
    .where(and(eq(hotelAmenities.amenity_id, id), ne(hotelAmenities.hotel_id, hotelId)))
    .orderBy(hotels.id)
    .limit(1);
  if (other) {
    const note = `The description of ${name} is that of ${other.slug} too, and stays: what only this hotel says belongs in its pivot.`;
    return { id, isDescribed: false, note };
  }
  await tx.update(amenities).set({ description }).where(eq(amenities.id, id));
  return { id, isDescribed: true };
}

/** What the hotel itself says of an amenity. */
async function say(
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
  if (row.here !== description) {
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
