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

type Fields = Record<string, unknown> & { parent_id?: unknown; name?: unknown; slug?: unknown };

const isFields = (value: unknown): value is Fields => typeof value === 'object' && value !== null;
/** Tells whether a text is too long or has a lone surrogate. Pages cannot contain those. */
const isInvalidText = (kind: unknown, value: unknown) =>
  typeof value === 'string' &&
  (value.length > (MAX_LENGTH.get(kind) ?? TEXT) || !value.isWellFormed());

/** Returns the fields without invalid texts. `kinds` is the shape of their schema. */
function withValidTexts(fields: Fields, kinds: Record<string, unknown>): Fields {
  return Object.fromEntries(
    Object.entries(fields).filter(([name, value]) => !isInvalidText(kinds[name], value)),
  );
}

/** Returns the categories that a page can link; undefined if there are too many. */
function validCategories(categories: unknown[]): unknown[] | undefined {
  const top = categories.filter((one) => !isFields(one) || !one.parent_id);
  if (top.length > TOP_CATEGORIES) return undefined;
  const isInvalid = (one: unknown) =>
    isFields(one) && [one.name, one.slug].some((text) => isInvalidText(requiredLabel, text));
  return top
    .filter((one) => !isInvalid(one))
    .map((one) => (isFields(one) ? withValidTexts(one, Listing.shape) : one));
}

function validFeatures(features: unknown[]): unknown[] | undefined {
  const hasInvalid = features.some((one) => isInvalidText(label, one));
  return features.length > FEATURES || hasInvalid ? undefined : features;
}

/**
 * Returns a hotel's record without values over their limits. The hotel's pages work without those.
 * The contract validates the shape afterwards.
 */
export function withinLimits(hotel: unknown): unknown {
  if (!isFields(hotel)) return hotel;
  const { categories, features, settings, ...fields } = hotel;
  return {
    ...withValidTexts(fields, Hotel.shape),
    categories: Array.isArray(categories) ? validCategories(categories) : categories,
    features: Array.isArray(features) ? validFeatures(features) : features,
    // A page reads only the first (SHELL-03).
    settings: Array.isArray(settings)
      ? settings
          .slice(0, 1)
          .map((one) => (isFields(one) ? withValidTexts(one, HotelSettings.shape) : one))
      : settings,
  };
}
