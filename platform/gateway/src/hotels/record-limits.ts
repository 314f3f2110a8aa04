import { Listing } from '@foyer/shared/contracts/provider/category.ts';
import { Hotel } from '@foyer/shared/contracts/provider/hotel.ts';
import { label, requiredLabel, richText } from '@foyer/shared/contracts/provider/record-fields.ts';
import { HotelSettings } from '@foyer/shared/contracts/provider/settings.ts';

/** Maximum characters of names. */
const LABEL = 300;
/** Maximum characters of all kinds without their own limit. */
const TEXT = 2048;
const MAX_LENGTH = new Map<unknown, number>([
  [label, LABEL],
  [requiredLabel, LABEL],
  [richText, 100_000],
]);
const TOP_CATEGORIES = 200;
const FEATURES = 200;
const SYNONYMS = 500;

type Fields = Record<string, unknown>;

const isFields = (value: unknown): value is Fields => typeof value === 'object' && value !== null;
/** Tells whether a text is too long or has a lone surrogate. Pages cannot contain those. */
const isInvalidText = (kind: unknown, value: unknown) =>
  typeof value === 'string' &&
  (value.length > (MAX_LENGTH.get(kind) ?? TEXT) || !value.isWellFormed());

/** Returns the fields without invalid texts. `kinds` is the shape of their schema. */
function withValidTexts(fields: unknown, kinds: Fields): unknown {
  if (!isFields(fields)) return fields;
  const valid = Object.entries(fields).filter(
    ([name, value]) => !isInvalidText(kinds[name], value),
  );
  return Object.fromEntries(valid);
}

/** Returns the categories that a page can link; undefined if there are too many. */
function validCategories(categories: unknown[]): unknown[] | undefined {
  const top = categories.filter((one) => !isFields(one) || !one.parent_id);
  if (top.length > TOP_CATEGORIES) return undefined;
  const isNamed = (one: unknown) => !isFields(one) || ('name' in one && 'slug' in one);
  return top.map((one) => withValidTexts(one, Listing.shape)).filter(isNamed);
}

const validFeatures = (features: unknown[]): unknown[] | undefined =>
  features.length > FEATURES || features.some((one) => isInvalidText(label, one))
    ? undefined
    : features;

const validSynonyms = (groups: unknown[]): unknown[] | undefined =>
  groups.flat().length > SYNONYMS || groups.flat().some((one) => isInvalidText(label, one))
    ? undefined
    : groups;

/** A page reads only the first (SHELL-03). */
const validSettings = (settings: unknown[]): unknown[] =>
  settings.slice(0, 1).map((one) => withValidTexts(one, HotelSettings.shape));

/**
 * Returns a hotel's record without values over their limits. The hotel's pages work without those.
 * The contract validates the shape afterwards.
 */
export function withinLimits(hotel: unknown): unknown {
  const fields = withValidTexts(hotel, Hotel.shape);
  if (!isFields(fields)) return fields;
  const within = (name: string, limited: (list: unknown[]) => unknown[] | undefined) =>
    Array.isArray(fields[name]) ? limited(fields[name]) : fields[name];
  return {
    ...fields,
    categories: within('categories', validCategories),
    features: within('features', validFeatures),
    synonyms: within('synonyms', validSynonyms),
    settings: within('settings', validSettings),
  };
}
