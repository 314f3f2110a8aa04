import { eq } from 'drizzle-orm';
import type { Database } from '../db/database.ts';
import { hotelBySlug } from '../db/hotels.ts';
import { hotelSettings, quickInfos } from '../db/schema/hotels.ts';
import type { FileCategory, HotelFile } from '../hotel-file/hotel-file.ts';
import { type CategoryTree, categoriesOf, treeOf } from '../hotels/category-tree.ts';
import { COLUMNS, withoutNulls } from './columns.ts';
import { amenitiesOf } from './import-amenities.ts';
import { checklistOf } from './import-checklist.ts';

/** Exports a hotel in the file's format; undefined for an unknown slug. */
export async function exportHotel(db: Database, slug: string): Promise<HotelFile | undefined> {
  const hotel = await hotelBySlug(db, slug);
  if (!hotel) return undefined;
  const { id } = hotel;
  const [settings] = await db.select().from(hotelSettings).where(eq(hotelSettings.hotel_id, id));
  const [info] = await db.select().from(quickInfos).where(eq(quickInfos.hotel_id, id));
  const amenities = (await amenitiesOf(db, id)).map(({ name, description, hotelDescription }) => ({
    name,
    ...(description !== null && { description }),
    ...(hotelDescription !== null && { pivot: { description: hotelDescription } }),
  }));
  const groups = (await checklistOf(db, id)).map(({ name, items }) => ({
    name,
    children: items.map((item) => ({ name: item.name })),
  }));
  return {
    slug,
    ...withoutNulls(hotel, COLUMNS.hotel),
    name: hotel.name,
    ...(settings && { settings: withoutNulls(settings, COLUMNS.settings) }),
    ...(info && {
      quick_info: { ...withoutNulls(info, COLUMNS.quick_info), additional_amenities: amenities },
    }),
    categories: fileCategories(treeOf(await categoriesOf(db, id))),
    checklist: groups,
  };
}

function fileCategories(tree: readonly CategoryTree[] = []): FileCategory[] {
  return tree.map(({ children: below, ...row }, index) => {
    const children = fileCategories(below);
    return {
      name: row.name,
      ...withoutNulls(row, COLUMNS.category),
      slug: row.slug,
      // The position in the list implies the default order.
      ...(row.order !== index + 1 && { order: row.order }),
      ...(children.length > 0 && { children }),
    };
  });
}
