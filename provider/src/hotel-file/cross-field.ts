import type { DocumentIssue } from '@foyer/shared/documents/json.ts';

type Path = PropertyKey[];
type Fields = Record<string, unknown>;
type Found = { fields: Fields; path: Path };

/**
 * Yields issues between fields that are each valid. Checks the raw value, so these issues are
 * reported together with those of single fields.
 */
export function* crossFieldIssues(hotel: Fields): Generator<DocumentIssue> {
  const categories = [...categoriesIn(hotel.categories, ['categories'])];
  yield* duplicates(categories, 'slug', 'category');
  for (const located of [{ fields: hotel, path: [] }, ...categories])
    yield* incompleteLocations(located);
  const { additional_amenities } = fieldsOf(hotel.quick_info);
  const amenities = ['quick_info', 'additional_amenities'];
  yield* duplicates([...objectsIn(additional_amenities, amenities)], 'name', 'amenity');
  const groups = [...objectsIn(hotel.checklist, ['checklist'])];
  yield* duplicates(groups, 'name', 'group');
  for (const { fields, path } of groups)
    yield* duplicates(
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
  for (const [index, item] of list.entries())
    yield { fields: fieldsOf(item), path: [...path, index] };
}

function fieldsOf(value: unknown): Fields {
  return typeof value === 'object' && value !== null ? (value as Fields) : {};
}

/** Yields each repeated value of `key`. */
function* duplicates(all: readonly Found[], key: string, kind: string): Generator<DocumentIssue> {
  const seen = new Set<string>();
  for (const { fields, path } of all) {
    const value = fields[key];
    if (typeof value !== 'string') continue;
    if (seen.has(value))
      yield {
        path: [...path, key],
        message: `is ${JSON.stringify(value.slice(0, 60))}, which another ${kind} has too`,
      };
    seen.add(value);
  }
}

function* incompleteLocations({ fields, path }: Found): Generator<DocumentIssue> {
  const isGiven = (key: string) => fields[key] !== undefined && fields[key] !== null;
  for (const [one, other] of [
    ['latitude', 'longitude'],
    ['longitude', 'latitude'],
  ] as const)
    if (isGiven(one) && !isGiven(other))
      yield { path: [...path, one], message: `needs a ${other}` };
}
