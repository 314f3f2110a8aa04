import { getTableColumns } from 'drizzle-orm';
import { categories, hotels, quickInfos } from '../db/schema.ts';
import { settingsFields } from '../db/settings-fields.ts';

const { id: _hotel, slug: _slug, ...ofHotel } = getTableColumns(hotels);
const { id: _info, hotel_id: _infoHotel, ...ofQuickInfo } = getTableColumns(quickInfos);
const {
  id: _category,
  hotel_id: _owner,
  parent_id: _parent,
  order: _order,
  ...ofCategory
} = getTableColumns(categories);

const namesOf = <Columns extends object>(columns: Columns) =>
  Object.keys(columns) as (keyof Columns & string)[];

/** Lists the columns that a file fills, by table. Columns have the names of the file's keys. */
export const COLUMNS = {
  hotel: namesOf(ofHotel),
  settings: namesOf(settingsFields),
  quick_info: namesOf(ofQuickInfo),
  category: namesOf(ofCategory),
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
