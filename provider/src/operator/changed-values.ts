import { isDeepStrictEqual } from 'node:util';

/** Returns the `wanted` values that differ from a row; undefined when none differ. */
export function changedValues<Wanted extends object>(
  row: object,
  wanted: Wanted,
): Partial<Wanted> | undefined {
  const values = row as Record<string, unknown>;
  const changed = Object.entries(wanted).filter(
    ([column, value]) => !isDeepStrictEqual(values[column], value),
  );
  return changed.length === 0 ? undefined : (Object.fromEntries(changed) as Partial<Wanted>);
}
