import { and, asc, eq, getTableColumns, type SQL } from 'drizzle-orm';
import type { Database } from '../db/database.ts';
import { categories } from '../db/schema/hotels.ts';

const { hotel_id: _, ...columns } = getTableColumns(categories);

type Category = Omit<typeof categories.$inferSelect, 'hotel_id'>;
export type CategoryTree = Category & { children: CategoryTree[] };

/** Reads the categories of a hotel, or some of them, in display order. */
export function categoriesOf(db: Database, hotelId: number, which?: SQL): Promise<Category[]> {
  return db
    .select(columns)
    .from(categories)
    .where(and(eq(categories.hotel_id, hotelId), which))
    .orderBy(asc(categories.order), asc(categories.id));
}

/** Builds the tree below `parentId` (null: the hotel's top level). */
export function treeOf(rows: readonly Category[], parentId: number | null = null): CategoryTree[] {
  const byParent = Map.groupBy(rows, (row) => row.parent_id);
  const below = (id: number | null): CategoryTree[] =>
    (byParent.get(id) ?? []).map((row) => ({ ...row, children: below(row.id) }));
  return below(parentId);
}
