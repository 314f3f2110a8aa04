import { isDeepStrictEqual } from 'node:util';

/** What of the `wanted` values a row has otherwise; undefined where it has them all. */
export function differing<Wanted extends object>(
  row: object,
  wanted: Wanted,
): Partial<Wanted> | undefined {
  const present = row as Record<string, unknown>;
  const others = Object.entries(wanted).filter(
    ([column, value]) => !isDeepStrictEqual(present[column], value),
  );
  return others.length === 0 ? undefined : (Object.fromEntries(others) as Partial<Wanted>);
}
