import { inArray } from 'drizzle-orm';
import type { Transaction } from '../db/database.ts';
import { categories } from '../db/schema/hotels.ts';
import type { FileCategory } from '../hotel-file/hotel-file.ts';
import { categoriesOf } from '../hotels/category-tree.ts';
import { COLUMNS, withNulls } from './columns.ts';
import type { Change } from './records.ts';
import { changesOf, replaceRows, storeRow } from './store-rows.ts';

const of = 'categories';

type Flat = FileCategory & { order: number; parent: string | undefined };

/** Lists categories with their position and their parent's slug; parents come first. */
function flattened(list: readonly FileCategory[] = [], parent?: string): Flat[] {
  return list.flatMap((one, index) => [
    { ...one, order: one.order ?? index + 1, parent },
    ...flattened(one.children, one.slug),
  ]);
}

/**
 * Replaces a hotel's categories by the list. A category with a known slug keeps its row even when it
 * moves, so guests' enquiries stay linked.
 */
export async function importCategories(
  tx: Transaction,
  hotel_id: number,
  list: readonly FileCategory[],
): Promise<Change[]> {
  const ids = new Map<string | undefined, number>();
  return replaceRows(of, flattened(list), await categoriesOf(tx, hotel_id), {
    nameOf: ({ slug }) => slug,
    async store({ order, parent, ...fields }, row) {
      const { name, slug } = fields;
      const parent_id = ids.get(parent) ?? null;
      const own = { name, slug, order, hotel_id, parent_id };
      const wanted = { ...withNulls(fields, COLUMNS.category), ...own };
      const { id, changed } = await storeRow(tx, categories, row, wanted);
      ids.set(slug, id);
      const changedFields = changed.map((field) => (field === 'parent_id' ? 'parent' : field));
      return changesOf(of, slug, row, changedFields);
    },
    // A removed category takes its remaining children along.
    remove: (removed) => tx.delete(categories).where(inArray(categories.id, removed)),
  });
}
