import { and, asc, eq, type SQL } from 'drizzle-orm';
import type { Database } from '../db/database.ts';
import { categories } from '../db/schema/hotels.ts';

export type CategoryRow = typeof categories.$inferSelect;
export type CategoryTree = Omit<CategoryRow, 'hotel_id'> & { children: CategoryTree[] };

/** Reads the categories of a hotel, or some of them, in display order. */
export function categoriesOf(db: Database, hotelId: number, which?: SQL): Promise<CategoryRow[]> {
  return db
    .select()
    .from(categories)
    .where(and(eq(categories.hotel_id, hotelId), which))
    .orderBy(asc(categories.order), asc(categories.id));
}

/** Returns a row as the API sends it, without the hotel's id. */
export function categoryRecord({ hotel_id: _, ...category }: CategoryRow) {
  return category;
}

/** Builds the tree below `parentId` (null: the hotel's top level). */
export function treeOf(
  rows: readonly CategoryRow[],
  parentId: number | null = null,
): CategoryTree[] {
  const byParent = Map.groupBy(rows, (row) => row.parent_id);
  const below = (id: number | null): CategoryTree[] =>
    (byParent.get(id) ?? []).map((row) => ({ ...categoryRecord(row), children: below(row.id) }));
  return below(parentId);
}
