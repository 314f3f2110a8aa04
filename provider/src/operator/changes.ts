import { isDeepStrictEqual } from 'node:util';
import type { FileCategory, HotelFile } from '../hotel-file/hotel-file.ts';
import type { Change } from './records.ts';

type Fields = Record<string, unknown>;

/** Lists the differences of a hotel before and after an import, both as exported. */
export function changesOf(before: Partial<HotelFile>, after: Partial<HotelFile>): Change[] {
  const [old, now] = [partsOf(before), partsOf(after)];
  return [
    ...fieldChanges('hotel', old.hotel, now.hotel),
    ...fieldChanges('settings', old.settings, now.settings),
    ...fieldChanges('quick_info', old.quick_info, now.quick_info),
    ...itemChanges('amenities', old.amenities, now.amenities),
    ...itemChanges('categories', old.categories, now.categories),
    ...itemChanges('checklist', old.checklist, now.checklist),
  ];
}

function partsOf({ settings, quick_info, categories, checklist, ...hotel }: Partial<HotelFile>) {
  const { additional_amenities = [], ...info } = quick_info ?? {};
  return {
    hotel,
    settings: settings ?? {},
    quick_info: info,
    amenities: new Map(additional_amenities.map((amenity) => [amenity.name, amenity])),
    categories: new Map(categoryItems(categories)),
    checklist: new Map(checklistItems(checklist)),
  };
}

/** Yields categories by slug, with their position and their parent's slug. */
function* categoryItems(
  list: readonly FileCategory[] = [],
  parent?: string,
): Generator<[string, Fields]> {
  for (const [index, { children, order, ...fields }] of list.entries()) {
    yield [fields.slug, { ...fields, order: order ?? index + 1, parent }];
    yield* categoryItems(children, fields.slug);
  }
}

/** Yields the groups of a checklist and their items, with their position. */
function* checklistItems(list: HotelFile['checklist'] = []): Generator<[string, Fields]> {
  for (const [order, { name, children = [] }] of list.entries()) {
    yield [name, { order }];
    for (const [index, item] of children.entries())
      yield [`${name} → ${item.name}`, { order: index }];
  }
}

function fieldChanges(of: Change['of'], old: Fields, now: Fields): Change[] {
  const kind = Object.keys(old).length === 0 ? 'added' : 'changed';
  return differing(old, now).map((name) => ({ of, kind, name }));
}

function* itemChanges(
  of: Change['of'],
  old: ReadonlyMap<string, Fields>,
  now: ReadonlyMap<string, Fields>,
): Generator<Change> {
  for (const [name, item] of now) {
    const before = old.get(name);
    const fields = differing(before ?? {}, item);
    if (!before) yield { of, kind: 'added', name };
    else if (fields.length > 0) yield { of, kind: 'changed', name, fields };
  }
  for (const name of old.keys()) if (!now.has(name)) yield { of, kind: 'removed', name };
}

/** Names the fields whose values differ; a missing flag is false. */
function differing(old: Fields, now: Fields): string[] {
  return Object.keys({ ...old, ...now }).filter(
    (name) => !isDeepStrictEqual(old[name] ?? false, now[name] ?? false),
  );
}
