import { getTableColumns } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';
import { categories, hotelSettings, hotels, quickInfos } from '../db/schema/hotels.ts';

/** Lists the columns of a table except `others`. */
function namesOf<Table extends PgTable, Other extends string>(table: Table, ...others: Other[]) {
  const names = Object.keys(getTableColumns(table)) as (keyof Table['_']['columns'] & string)[];
  return names.filter(
    (name): name is Exclude<typeof name, Other> => !others.includes(name as never),
  );
}

/** Lists the columns that a file fills, by table. Columns have the names of the file's keys. */
export const COLUMNS = {
  hotel: namesOf(hotels, 'id', 'slug'),
  settings: namesOf(hotelSettings, 'hotel_id'),
  quick_info: namesOf(quickInfos, 'id', 'hotel_id'),
  category: namesOf(categories, 'id', 'hotel_id', 'parent_id', 'order'),
};

/** Picks the named fields; an omitted field becomes null. */
export function withNulls<Fields extends object, Name extends keyof Fields>(
  fields: Fields,
  names: readonly Name[],
) {
  const pairs = names.map((name) => [name, fields[name] ?? null]);
  return Object.fromEntries(pairs) as { [Each in Name]-?: NonNullable<Fields[Each]> | null };
}

/** Picks the named fields that are not null. */
export function withoutNulls<Fields extends object, Name extends keyof Fields & string>(
  fields: Fields,
  names: readonly Name[],
) {
  const pairs = names.flatMap((name) => (fields[name] === null ? [] : [[name, fields[name]]]));
  return Object.fromEntries(pairs) as { [Each in Name]?: NonNullable<Fields[Each]> };
}
