type Row = { path: string };

/** Rows as columns, by their keys: of many that are alike a page gets a quarter smaller. */
export type Folded<One extends Row> = { [Key in keyof One]?: One[Key][] };

export function folded<One extends Row>(rows: readonly One[]): Folded<One> | readonly One[] {
  const keys = [...new Set(rows.flatMap(Object.keys))] as (keyof One)[];
  const columns = keys.map((key) => [key, rows.map((row) => row[key] ?? null)]);
  return rows.length === 0 ? rows : Object.fromEntries(columns);
}

/** The rows of columns; what are rows already stays as it is. */
export function unfolded(columns: Record<string, unknown[]>): unknown {
  const row = (_: unknown, at: number) =>
    Object.fromEntries(
      Object.entries(columns).map(([key, column]) => [key, column[at] ?? undefined]),
    );
  return columns.path?.map(row) ?? columns;
}
