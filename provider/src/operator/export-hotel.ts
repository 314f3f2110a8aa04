import { eq } from 'drizzle-orm';
import { checklistOf } from '../db/checklist.ts';
import type { Database } from '../db/database.ts';
import { hotelBySlug } from '../db/hotels.ts';
import { hotelSettings, quickInfos } from '../db/schema/hotels.ts';
import type { HotelFile } from '../hotel-file/hotel-file.ts';
import { amenitiesOf } from '../hotels/amenities.ts';
import { type CategoryTree, categoriesOf, treeOf } from '../hotels/category-tree.ts';

/** Exports a hotel in the file's format; undefined for an unknown slug. */
export async function exportHotel(db: Database, slug: string): Promise<HotelFile | undefined> {
  const hotel = await hotelBySlug(db, slug);
  if (!hotel) return undefined;
  const { id } = hotel;
  const [settings] = await db.select().from(hotelSettings).where(eq(hotelSettings.hotel_id, id));
  const [info] = await db.select().from(quickInfos).where(eq(quickInfos.hotel_id, id));
  return asFile({
    ...hotel,
    settings,
    quick_info: info && { ...info, additional_amenities: await amenitiesOf(db, id) },
    categories: withImpliedOrder(treeOf(await categoriesOf(db, id))),
    checklist: await checklistOf(db, id),
  });
}

/** Omits the order of categories that their position in the list implies. */
function withImpliedOrder(tree: readonly CategoryTree[]): object[] {
  return tree.map(({ order, children, ...category }, index) => ({
    ...category,
    order: order === index + 1 ? null : order,
    children: withImpliedOrder(children),
  }));
}

const PROVIDER_KEYS = ['id', 'hotel_id', 'parent_id'];

/** Omits ids and empty fields of records. */
function asFile(records: object): HotelFile {
  const text = JSON.stringify(records, (key, value) => {
    const isEmpty =
      value === null ||
      (key === 'children' && value.length === 0) ||
      (key === 'pivot' && value.description === null);
    return isEmpty || PROVIDER_KEYS.includes(key) ? undefined : value;
  });
  return JSON.parse(text);
}
