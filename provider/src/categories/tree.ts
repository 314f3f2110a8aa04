import type { Category } from '@foyer/shared/contracts/category';
import { asc, eq } from 'drizzle-orm';
import type { Database } from '../db/database.ts';
import { categories } from '../db/schema.ts';

export type CategoryRow = typeof categories.$inferSelect;

/** Every category of a hotel in the order it is shown. */
export function categoriesOf(db: Database, hotelId: number): Promise<CategoryRow[]> {
  return db
    .select()
    .from(categories)
    .where(eq(categories.hotel_id, hotelId))
    .orderBy(asc(categories.order), asc(categories.id));
}

/** A row as answered: whose it is, the guest knows. */
export function categoryRecord({ hotel_id: _, ...category }: CategoryRow): Category {
  return category;
}

/** What stands below `parentId` (null: the hotel), each with its `children`. */
export function treeOf(rows: readonly CategoryRow[], parentId: number | null = null): Category[] {
  const byParent = Map.groupBy(rows, (row) => row.parent_id);
  const below = (id: number | null): Category[] =>
    (byParent.get(id) ?? []).map((row) => ({ ...categoryRecord(row), children: below(row.id) }));
  return below(parentId);
}
