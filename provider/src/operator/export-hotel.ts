import { eq } from 'drizzle-orm';
import { type CategoryRow, categoriesOf } from '../categories/tree.ts';
import type { Database } from '../db/database.ts';
import { hotelBySlug } from '../db/hotel-by-slug.ts';
import { hotelSettings, quickInfos } from '../db/schema.ts';
import type { CategoryOfFile, HotelFile } from '../hotel-file/hotel-file.ts';
import { COLUMNS, present } from './columns.ts';
import { amenitiesOf } from './import-amenities.ts';
import { checklistOf } from './import-checklist.ts';

/** A hotel as a file has it; undefined where nobody has the slug. */
export async function exportHotel(db: Database, slug: string): Promise<HotelFile | undefined> {
  const hotel = await hotelBySlug(db, slug);
  if (!hotel) return undefined;
  const { id } = hotel;
  const [settings] = await db.select().from(hotelSettings).where(eq(hotelSettings.hotel_id, id));
  const [info] = await db.select().from(quickInfos).where(eq(quickInfos.hotel_id, id));
  const amenities = (await amenitiesOf(db, id)).map(({ name, description, here }) => ({
    name,
    ...(description !== null && { description }),
    ...(here !== null && { pivot: { description: here } }),
  }));
  const groups = (await checklistOf(db, id)).map(({ name, items }) => ({
    name,
    children: items.map((item) => ({ name: item.name })),
  }));
  return {
    slug,
    ...present(hotel, COLUMNS.hotel),
    name: hotel.name,
    ...(settings && { settings: present(settings, COLUMNS.settings) }),
    ...(info && {
      quick_info: { ...present(info, COLUMNS.quick_info), additional_amenities: amenities },
    }),
    categories: below(
      Map.groupBy(await categoriesOf(db, id), ({ parent_id }) => parent_id),
      null,
    ),
    checklist: groups,
  };
}

function below(
  byParent: ReadonlyMap<number | null, readonly CategoryRow[]>,
  parentId: number | null,
): CategoryOfFile[] {
  return (byParent.get(parentId) ?? []).map((row, place) => {
    const children = below(byParent, row.id);
    return {
      name: row.name,
      ...present(row, COLUMNS.category),
      slug: row.slug,
      // Its place says as much.
      ...(row.order !== place + 1 && { order: row.order }),
      ...(children.length > 0 && { children }),
    };
  });
}
