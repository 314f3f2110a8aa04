/** Maximum characters of names. */
const NAME = 300;
/** Maximum characters of addresses, and of all other fields that are not names. */
const ADDRESS = 2048;
/** Maximum characters of rich text. */
const RICH_TEXT = 100_000;
const MAX_LENGTH: Record<string, number> = {
  name: NAME,
  slug: NAME,
  city: NAME,
  app_name: NAME,
  welcome_message: RICH_TEXT,
  description: RICH_TEXT,
};
const TOP_CATEGORIES = 200;
const FEATURES = 200;

type Fields = Record<string, unknown> & { parent_id?: unknown; name?: unknown; slug?: unknown };

const isFields = (value: unknown): value is Fields => typeof value === 'object' && value !== null;
/** Tells whether a text is too long or has a lone surrogate. Pages cannot contain those. */
const isInvalidText = (field: string, value: unknown) =>
  typeof value === 'string' &&
  (value.length > (MAX_LENGTH[field] ?? ADDRESS) || !value.isWellFormed());

/** Returns the fields without invalid texts. */
function withValidTexts(fields: Fields): Fields {
  return Object.fromEntries(
    Object.entries(fields).filter(([name, value]) => !isInvalidText(name, value)),
  );
}

/** Returns the categories that a page can link; undefined if there are too many. */
function validCategories(categories: unknown[]): unknown[] | undefined {
  const top = categories.filter((one) => !isFields(one) || !one.parent_id);
  if (top.length > TOP_CATEGORIES) return undefined;
  const isInvalid = (one: unknown) =>
    isFields(one) && (isInvalidText('name', one.name) || isInvalidText('slug', one.slug));
  return top
    .filter((one) => !isInvalid(one))
    .map((one) => (isFields(one) ? withValidTexts(one) : one));
}

function validFeatures(features: unknown[]): unknown[] | undefined {
  const hasInvalid = features.some((one) => isInvalidText('name', one));
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
    ...withValidTexts(fields),
    categories: Array.isArray(categories) ? validCategories(categories) : categories,
    features: Array.isArray(features) ? validFeatures(features) : features,
    // A page reads only the first (SHELL-03).
    settings: Array.isArray(settings)
      ? settings.slice(0, 1).map((one) => (isFields(one) ? withValidTexts(one) : one))
      : settings,
  };
}
