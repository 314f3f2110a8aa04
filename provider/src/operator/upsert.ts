import { and, eq, getTableColumns, notInArray, sql } from 'drizzle-orm';
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core';
import type { Transaction } from '../db/database.ts';

/** A statement has at most 65,535 parameters. */
const BATCH = 1000;

/**
 * Adds rows, or replaces those with the same `key`, which keep their ids.
 * Columns that are omitted or null get their default.
 */
export async function upsert<Table extends PgTable>(
  tx: Transaction,
  table: Table,
  key: PgColumn[],
  rows: Nullable<Table['$inferInsert']>[],
): Promise<Table['$inferSelect'][]> {
  const columns = Object.entries(getTableColumns(table)).filter(([name]) => name !== 'id');
  const set = columns.map(([name]) => [name, sql`excluded.${sql.identifier(name)}`]);
  const values = rows.map((row) =>
    Object.fromEntries(columns.map(([name]) => [name, row[name as keyof typeof row] ?? undefined])),
  );
  const stored: Table['$inferSelect'][] = [];
  for (let start = 0; start < values.length; start += BATCH) {
    const inserted = tx.insert<PgTable>(table).values(values.slice(start, start + BATCH));
    const update = { target: key, set: Object.fromEntries(set) };
    stored.push(...(await inserted.onConflictDoUpdate(update).returning()));
  }
  return stored;
}

/** Stores the rows of one owner by their `name`, and removes its other rows. */
export async function replaceRows<Table extends PgTable>(
  tx: Transaction,
  table: Table,
  { owner, id, name }: { owner: PgColumn; id: number; name: PgColumn },
  rows: Nullable<Table['$inferInsert']>[],
): Promise<Table['$inferSelect'][]> {
  const stored = await upsert(tx, table, [owner, name], rows);
  const kept = stored.map((row) => row[name.name as keyof typeof row]);
  await tx.delete(table).where(and(eq(owner, id), notInArray(name, kept)));
  return stored;
}

type Nullable<Row> = { [Name in keyof Row]: Row[Name] | null };
