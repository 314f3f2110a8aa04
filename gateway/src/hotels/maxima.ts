/** Characters of names. */
const NAME = 300;
/** Characters of addresses of pictures and links, and of whatever else is no name. */
const ADDRESS = 2048;
/** Characters of what a hotel writes with its editor. */
const RICH_TEXT = 100_000;
const LONGEST: Record<string, number> = {
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
/** Half a character, which JSON can carry, can stand in no page, nor in an address. */
const isNoText = (field: string, value: unknown) =>
  typeof value === 'string' &&
  (value.length > (LONGEST[field] ?? ADDRESS) || !value.isWellFormed());

/** Every text that is longer than its field may be is left out, and what is no text. */
function textsOf(fields: Fields): Fields {
  return Object.fromEntries(
    Object.entries(fields).filter(([name, value]) => !isNoText(name, value)),
  );
}

/** The list, without those to whom a page could not lead; undefined where it has too many. */
function categoriesWithin(categories: unknown[]): unknown[] | undefined {
  const top = categories.filter((one) => !isFields(one) || !one.parent_id);
  if (top.length > TOP_CATEGORIES) return undefined;
  const isNameless = (one: unknown) =>
    isFields(one) && (isNoText('name', one.name) || isNoText('slug', one.slug));
  return top.filter((one) => !isNameless(one)).map((one) => (isFields(one) ? textsOf(one) : one));
}

function featuresWithin(features: unknown[]): unknown[] | undefined {
  const isOdd = features.some((one) => isNoText('name', one));
  return features.length > FEATURES || isOdd ? undefined : features;
}

/**
 * A hotel's record with what a page may need of it: whatever is over its maximum is left out, and
 * the hotel goes on without. The shape is for the contract to judge.
 */
export function withinMaxima(hotel: unknown): unknown {
  if (!isFields(hotel)) return hotel;
  const { categories, features, settings, ...fields } = hotel;
  return {
    ...textsOf(fields),
    categories: Array.isArray(categories) ? categoriesWithin(categories) : categories,
    features: Array.isArray(features) ? featuresWithin(features) : features,
    // A page reads the first (SHELL-03).
    settings: Array.isArray(settings)
      ? settings.slice(0, 1).map((one) => (isFields(one) ? textsOf(one) : one))
      : settings,
  };
}
