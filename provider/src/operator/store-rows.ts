import { isDeepStrictEqual } from 'node:util';
import { eq, getTableName } from 'drizzle-orm';
import type { AnyPgColumn, PgTable } from 'drizzle-orm/pg-core';
import type { Transaction } from '../db/database.ts';
import type { Change } from './records.ts';

/**
 * Adds a row, or updates the `wanted` values that differ in `existing`.
 * @returns the row's id, and the changed columns; none for an added row
 */
export async function storeRow<Table extends PgTable>(
  tx: Transaction,
  table: Table,
  existing: Table['$inferSelect'] | undefined,
  wanted: Table['$inferInsert'],
  key = 'id',
): Promise<{ id: number; changed: string[] }> {
  if (!existing) {
    const [row] = await tx.insert(table).values(wanted).returning();
    if (!row) throw new Error(`A row of ${getTableName(table)} was not stored`);
    return { id: Number(row[key as keyof typeof row]), changed: [] };
  }
  const row: Record<string, unknown> = existing;
  const changed = Object.entries(wanted).filter(
    ([column, value]) => !isDeepStrictEqual(row[column], value),
  );
  const own = eq((table as unknown as Record<string, AnyPgColumn>)[key] as AnyPgColumn, row[key]);
  if (changed.length > 0)
    await tx
      .update(table)
      .set(Object.fromEntries(changed) as never)
      .where(own);
  return { id: Number(row[key]), changed: changed.map(([column]) => column) };
}

/**
 * Replaces rows by a list. A row whose name is in the list keeps its id.
 * `store` adds or updates one; rows that are left are removed last.
 */
export async function replaceRows<Item, Row extends { id: number }>(
  of: Change['of'],
  list: readonly Item[],
  rows: readonly Row[],
  {
    nameOf,
    store,
    remove,
  }: {
    nameOf: (one: Item | Row) => string;
    store: (item: Item, row: Row | undefined, order: number) => Promise<Change[]>;
    remove: (ids: number[]) => Promise<unknown>;
  },
): Promise<Change[]> {
  const left = new Map(rows.map((row) => [nameOf(row), row]));
  const changes: Change[] = [];
  for (const [order, item] of list.entries()) {
    const name = nameOf(item);
    const row = left.get(name);
    left.delete(name);
    changes.push(...(await store(item, row, order)));
  }
  if (left.size > 0) await remove([...left.values()].map(({ id }) => id));
  return [...changes, ...[...left.keys()].map((name) => ({ of, kind: 'removed', name }) as const)];
}

/** Describes what `storeRow` did with one item of a list. */
export function changesOf(
  of: Change['of'],
  name: string,
  existing: unknown,
  fields: string[],
): Change[] {
  if (!existing) return [{ of, kind: 'added', name }];
  return fields.length > 0 ? [{ of, kind: 'changed', name, fields }] : [];
}
