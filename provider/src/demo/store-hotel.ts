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
  await storeChecklist(tx, hotel_id, demo.checklist);
  return hotel_id;
}

async function storeChecklist(
  tx: Transaction,
  hotel_id: number,
  groups: DemoHotel['checklist'],
): Promise<void> {
  for (const [order, { name, items }] of groups.entries()) {
    const [group] = await tx
      .insert(checklistGroups)
      .values({ hotel_id, name, order })
      .returning({ id: checklistGroups.id });
    if (!group || items.length === 0) continue;
    await tx
      .insert(checklistItems)
      .values(items.map((item, place) => ({ group_id: group.id, name: item, order: place })));
  }
}

async function storeCategories(
  tx: Transaction,
  hotel_id: number,
  parent_id: number | null,
  list: readonly DemoCategory[],
): Promise<void> {
  if (list.length === 0) return;
  const rows = await tx
    .insert(categories)
    .values(
      list.map(({ children: _, ...category }, index) => ({
        ...category,
        hotel_id,
        parent_id,
        order: index + 1,
      })),
    )
    .returning({ id: categories.id, slug: categories.slug });
  for (const { slug, children = [] } of list) {
    const parent = rows.find((row) => row.slug === slug);
    if (parent) await storeCategories(tx, hotel_id, parent.id, children);
  }
}
