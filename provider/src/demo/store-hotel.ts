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
import type { DemoCategory, DemoHotel } from './demo-hotel.ts';

/** Stores a hotel without its guest and admin. @returns its id */
export async function storeHotel(
  tx: Transaction,
  demo: Omit<DemoHotel, 'guest' | 'admin'>,
): Promise<number> {
  const [hotel] = await tx.insert(hotels).values(demo.hotel).returning();
  if (!hotel) throw new Error(`The hotel ${demo.hotel.slug} was not stored`);
  const hotel_id = hotel.id;
  await tx.insert(hotelSettings).values({ ...demo.settings, hotel_id });
  await tx.insert(quickInfos).values({ ...demo.quickInfo, hotel_id });
  await storeAmenities(tx, hotel_id, demo.amenities);
  await storeCategories(tx, hotel_id, [{ id: null, children: demo.categories }]);
  await storeChecklist(tx, hotel_id, demo.checklist);
  return hotel_id;
}

async function storeAmenities(
  tx: Transaction,
  hotel_id: number,
  list: DemoHotel['amenities'],
): Promise<void> {
  for (const { name, description, hotelDescription } of list) {
    const [amenity] = await tx
      .insert(amenities)
      .values({ name, description })
      .onConflictDoUpdate({ target: amenities.name, set: { name: amenities.name } })
      .returning();
    const amenity_id = amenity?.id ?? 0;
    await tx.insert(hotelAmenities).values({ hotel_id, amenity_id, description: hotelDescription });
  }
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
      .values(items.map((item, index) => ({ group_id: group.id, name: item, order: index })));
  }
}

async function storeCategories(
  tx: Transaction,
  hotel_id: number,
  parents: readonly { id: number | null; children?: readonly DemoCategory[] | undefined }[],
): Promise<void> {
  const list = parents.flatMap(({ id: parent_id, children = [] }) =>
    children.map((category, index) => ({ ...category, hotel_id, parent_id, order: index + 1 })),
  );
  if (list.length === 0) return;
  const rows = await tx
    .insert(categories)
    .values(list.map(({ children: _, ...category }) => category))
    .returning({ id: categories.id, slug: categories.slug });
  const ids = new Map(rows.map(({ slug, id }) => [slug, id]));
  const next = list.map(({ slug, children }) => ({ id: ids.get(slug) ?? null, children }));
  await storeCategories(tx, hotel_id, next);
}
