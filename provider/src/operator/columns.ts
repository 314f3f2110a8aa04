import { getTableColumns } from 'drizzle-orm';
import { categories, hotels, quickInfos } from '../db/schema.ts';
import { settingsFields } from '../db/settings-fields.ts';

const { id: _hotel, slug: _slug, ...ofHotel } = getTableColumns(hotels);
const { id: _info, hotel_id: _whose, ...ofQuickInfo } = getTableColumns(quickInfos);
const {
  id: _category,
  hotel_id: _owner,
  parent_id: _parent,
  order: _order,
  ...ofCategory
} = getTableColumns(categories);

const namesOf = <Columns extends object>(columns: Columns) =>
  Object.keys(columns) as (keyof Columns & string)[];

/** Columns that a file fills, by their tables. They are named as the file names them. */
export const COLUMNS = {
  hotel: namesOf(ofHotel),
  settings: namesOf(settingsFields),
  quick_info: namesOf(ofQuickInfo),
  category: namesOf(ofCategory),
};

/** Every one of the fields by its name; one that was left out is empty. */
export function filled<Fields extends object, Name extends keyof Fields>(
  fields: Fields,
  names: readonly Name[],
) {
  const pairs = names.map((name) => [name, fields[name] ?? null]);
  return Object.fromEntries(pairs) as { [Each in Name]-?: NonNullable<Fields[Each]> | null };
}

/** Those of the fields by their names that are not empty. */
export function present<Fields extends object, Name extends keyof Fields & string>(
  fields: Fields,
  names: readonly Name[],
) {
  const pairs = names.flatMap((name) => (fields[name] === null ? [] : [[name, fields[name]]]));
  return Object.fromEntries(pairs) as { [Each in Name]?: NonNullable<Fields[Each]> };
}
