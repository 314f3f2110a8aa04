import { eq, inArray } from 'drizzle-orm';
import { type CategoryRow, categoriesOf } from '../categories/tree.ts';
import type { Transaction } from '../db/database.ts';
import { categories } from '../db/schema.ts';
import type { CategoryOfFile } from '../hotel-file/hotel-file.ts';
import { COLUMNS, filled } from './columns.ts';
import { differing } from './differing.ts';
import type { Change } from './records.ts';

const of = 'categories';

/**
 * Makes a hotel's categories those of the list. One whose slug is there already keeps its row,
 * wherever it moves, so that what guests asked about it stays linked.
 */
export async function importCategories(
  tx: Transaction,
  hotel_id: number,
  list: readonly CategoryOfFile[],
): Promise<Change[]> {
  const rows = new Map((await categoriesOf(tx, hotel_id)).map((row) => [row.slug, row]));
  const changes: Change[] = [];
  const storeAll = async (siblings: readonly CategoryOfFile[], parent_id: number | null) => {
    for (const [place, { children = [], order, ...fields }] of siblings.entries()) {
      const wanted = {
        ...filled(fields, COLUMNS.category),
        name: fields.name,
        slug: fields.slug,
        order: order ?? place + 1,
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
  // Last: with a category goes whatever still stands below it.
  const gone = [...rows.values()];
  if (gone.length > 0)
    await tx.delete(categories).where(
      inArray(
        categories.id,
        gone.map(({ id }) => id),
      ),
    );
  return [...changes, ...gone.map(({ slug }) => ({ of, kind: 'removed', name: slug }) as const)];
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
  const others = differing(row, wanted);
  if (!others) return { id: row.id };
  await tx.update(categories).set(others).where(eq(categories.id, row.id));
  const fields = Object.keys(others).map((field) => (field === 'parent_id' ? 'parent' : field));
  return { id: row.id, change: { of, kind: 'changed', name, fields } };
}
