import type { Category } from '@foyer/shared/contracts/provider/category.ts';
import { asc, eq } from 'drizzle-orm';
import type { Database } from '../db/database.ts';
import { categories } from '../db/schema.ts';

export type CategoryRow = typeof categories.$inferSelect;

/** Reads every category of a hotel in display order. */
export function categoriesOf(db: Database, hotelId: number): Promise<CategoryRow[]> {
  return db
    .select()
    .from(categories)
    .where(eq(categories.hotel_id, hotelId))
    .orderBy(asc(categories.order), asc(categories.id));
}

/** Returns a row as the API sends it, without the hotel's id. */
export function categoryRecord({ hotel_id: _, ...category }: CategoryRow): Category {
  return category;
}

/** Builds the tree below `parentId` (null: the hotel's top level). */
export function treeOf(rows: readonly CategoryRow[], parentId: number | null = null): Category[] {
  const byParent = Map.groupBy(rows, (row) => row.parent_id);
  const below = (id: number | null): Category[] =>
    (byParent.get(id) ?? []).map((row) => ({ ...categoryRecord(row), children: below(row.id) }));
  return below(parentId);
}
