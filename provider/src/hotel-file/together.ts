import type { Slip } from '@foyer/shared/documents/json';

type Path = PropertyKey[];
type Fields = Record<string, unknown>;
type Found = { fields: Fields; path: Path };

/**
 * What is wrong between parts of a hotel that may each be right. Looks at what was written, so that
 * it is said beside what is wrong with the parts.
 */
export function* wrongTogether(hotel: Fields): Generator<Slip> {
  const categories = [...categoriesIn(hotel.categories, ['categories'])];
  yield* twice(categories, 'slug', 'category');
  for (const place of [{ fields: hotel, path: [] }, ...categories]) yield* halfPlace(place);
  const { additional_amenities } = fieldsOf(hotel.quick_info);
  const amenities = ['quick_info', 'additional_amenities'];
  yield* twice([...objectsIn(additional_amenities, amenities)], 'name', 'amenity');
  const groups = [...objectsIn(hotel.checklist, ['checklist'])];
  yield* twice(groups, 'name', 'group');
  for (const { fields, path } of groups)
    yield* twice(
      [...objectsIn(fields.children, [...path, 'children'])],
      'name',
      'item of the group',
    );
}

function* categoriesIn(list: unknown, path: Path): Generator<Found> {
  for (const found of objectsIn(list, path)) {
    yield found;
    yield* categoriesIn(found.fields.children, [...found.path, 'children']);
  }
}

function* objectsIn(list: unknown, path: Path): Generator<Found> {
  if (!Array.isArray(list)) return;
  for (const [place, one] of list.entries())
    yield { fields: fieldsOf(one), path: [...path, place] };
}

function fieldsOf(value: unknown): Fields {
  return typeof value === 'object' && value !== null ? (value as Fields) : {};
}

/** What one of a kind is known by, when another of the kind has it already. */
function* twice(all: readonly Found[], key: string, what: string): Generator<Slip> {
  const seen = new Set<string>();
  for (const { fields, path } of all) {
    const value = fields[key];
    if (typeof value !== 'string') continue;
    if (seen.has(value))
      yield {
        path: [...path, key],
        message: `is ${JSON.stringify(value.slice(0, 60))}, which another ${what} has too`,
      };
    seen.add(value);
  }
}

function* halfPlace({ fields, path }: Found): Generator<Slip> {
  const isGiven = (key: string) => fields[key] !== undefined && fields[key] !== null;
  for (const [one, other] of [
    ['latitude', 'longitude'],
    ['longitude', 'latitude'],
  ] as const)
    if (isGiven(one) && !isGiven(other))
      yield { path: [...path, one], message: `says nothing without a ${other}` };
}
