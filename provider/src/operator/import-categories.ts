import { eq, inArray } from 'drizzle-orm';
import type { Transaction } from '../db/database.ts';
import { categories } from '../db/schema.ts';
import type { FileCategory } from '../hotel-file/hotel-file.ts';
import { type CategoryRow, categoriesOf } from '../hotels/category-tree.ts';
import { changedValues } from './changed-values.ts';
import { COLUMNS, withNulls } from './columns.ts';
import type { Change } from './records.ts';

const of = 'categories';

/**
 * Replaces a hotel's categories by the list. A category with a known slug keeps its row even when it
 * moves, so guests' enquiries stay linked.
 */
export async function importCategories(
  tx: Transaction,
  hotel_id: number,
  list: readonly FileCategory[],
): Promise<Change[]> {
  const rows = new Map((await categoriesOf(tx, hotel_id)).map((row) => [row.slug, row]));
  const changes: Change[] = [];
  const storeAll = async (siblings: readonly FileCategory[], parent_id: number | null) => {
    for (const [index, { children = [], order, ...fields }] of siblings.entries()) {
      const wanted = {
        ...withNulls(fields, COLUMNS.category),
        name: fields.name,
        slug: fields.slug,
        order: order ?? index + 1,
        hotel_id,
        parent_id,
      };
      const { id, change } = await store(tx, rows.get(fields.slug), wanted);
      rows.delete(fields.slug);
      if (change) changes.push(change);
      await storeAll(children, id);
    }
  };
  await storeAll(list, null);
  // Deletes last: a deleted category takes its remaining children along.
  const removed = [...rows.values()];
  if (removed.length > 0)
    await tx.delete(categories).where(
      inArray(
        categories.id,
        removed.map(({ id }) => id),
      ),
    );
  return [...changes, ...removed.map(({ slug }) => ({ of, kind: 'removed', name: slug }) as const)];
}

type Wanted = typeof categories.$inferInsert;

async function store(
  tx: Transaction,
  row: CategoryRow | undefined,
  wanted: Wanted,
): Promise<{ id: number; change?: Change }> {
  const name = wanted.slug;
  if (!row) {
    const [added] = await tx.insert(categories).values(wanted).returning({ id: categories.id });
    if (!added) throw new Error(`The category ${name} was not stored`);
    return { id: added.id, change: { of, kind: 'added', name } };
  }
  const changed = changedValues(row, wanted);
  if (!changed) return { id: row.id };
  await tx.update(categories).set(changed).where(eq(categories.id, row.id));
  const fields = Object.keys(changed).map((field) => (field === 'parent_id' ? 'parent' : field));
  return { id: row.id, change: { of, kind: 'changed', name, fields } };
}
