import type { Transaction } from '../db/database.ts';
import {
  amenities,
  categories,
  hotelAmenities,
  hotelSettings,
  hotels,
  quickInfos,
} from '../db/schema.ts';
import type { DemoCategory, DemoHotel } from './demo-hotel.ts';

/** Stores a hotel with everything but its people. @returns its id */
export async function storeHotel(
  tx: Transaction,
  demo: Omit<DemoHotel, 'guest' | 'admin'>,
): Promise<number> {
  const [hotel] = await tx.insert(hotels).values(demo.hotel).returning();
  if (!hotel) throw new Error(`The hotel ${demo.hotel.slug} was not stored`);
  const hotel_id = hotel.id;
  await tx.insert(hotelSettings).values({ ...demo.settings, hotel_id });
  await tx.insert(quickInfos).values({ ...demo.quickInfo, hotel_id });
  for (const { name, description, here } of demo.amenities) {
    const [amenity] = await tx
      .insert(amenities)
      .values({ name, description })
      .onConflictDoUpdate({ target: amenities.name, set: { name } })
      .returning();
    if (amenity) {
      await tx
        .insert(hotelAmenities)
        .values({ hotel_id, amenity_id: amenity.id, description: here });
    }
  }
  await storeCategories(tx, hotel_id, null, demo.categories);
  return hotel_id;
}

async function storeCategories(
  tx: Transaction,
  hotel_id: number,
  parent_id: number | null,
  list: readonly DemoCategory[],
): Promise<void> {
  for (const [index, { children = [], ...category }] of list.entries()) {
    const [row] = await tx
      .insert(categories)
      .values({ ...category, hotel_id, parent_id, order: index + 1 })
      .returning({ id: categories.id });
    if (row) await storeCategories(tx, hotel_id, row.id, children);
  }
}
