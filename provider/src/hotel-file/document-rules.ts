import type { DocumentIssue } from '@foyer/shared/documents/json.ts';

/** Maximum size of a hotel file in bytes. */
export const MAX_FILE_BYTES = 2_000_000;

/** Maximum depth of the category tree. */
const MAX_LEVELS = 8;
/** Maximum path length: each level is an object in a list, and a category has lists itself. */
const MAX_DEPTH = 2 * MAX_LEVELS + 2;
const MAX_VALUES = 50_000;
const MAX_TEXT_LENGTH = 20_000;

/** Names that are unique in their list, by the keys on their path; slugs are unique in a hotel. */
const UNIQUE: Record<string, string> = {
  'quick_info additional_amenities name': 'amenity',
  'checklist name': 'group',
  'checklist children name': 'item of the group',
};

type Located = { value: unknown; path: PropertyKey[] };

/** Yields every value of a document with its path, down to `MAX_DEPTH`. */
function* valuesIn(value: unknown, path: PropertyKey[] = []): Generator<Located> {
  yield { value, path };
  if (typeof value !== 'object' || value === null || path.length >= MAX_DEPTH) return;
  for (const [key, inner] of Object.entries(value))
    yield* valuesIn(inner, [...path, Array.isArray(value) ? Number(key) : key]);
}

/** Returns the issue of a document that is too deep or too large to check further. */
export function sizeIssue(document: unknown): DocumentIssue | undefined {
  let values = 0;
  for (const { value, path } of valuesIn(document)) {
    values += 1;
    if (values > MAX_VALUES) return { path: [], message: `holds more than ${MAX_VALUES} values` };
    if (path.length === MAX_DEPTH && typeof value === 'object' && value !== null)
      return { path, message: `is nested too deep: categories have at most ${MAX_LEVELS} levels` };
  }
  return undefined;
}

/**
 * Yields the issues that no schema of a single field finds. Checks the raw document, so these issues
 * are reported together with those of single fields.
 */
export function* documentIssues(document: unknown): Generator<DocumentIssue> {
  const seen = new Set<string>();
  for (const { value, path } of valuesIn(document)) {
    if (typeof value === 'string') {
      yield* textIssues(value, path);
      yield* repeatedNames(value, path, seen);
    } else if (typeof value === 'object' && value !== null) {
      const { latitude = null, longitude = null } = value as Record<string, unknown>;
      if (latitude !== null && longitude === null)
        yield { path: [...path, 'latitude'], message: 'needs a longitude' };
      if (latitude === null && longitude !== null)
        yield { path: [...path, 'longitude'], message: 'needs a latitude' };
    }
  }
}

function* textIssues(text: string, path: PropertyKey[]): Generator<DocumentIssue> {
  if (text.length > MAX_TEXT_LENGTH)
    yield { path, message: `is longer than ${MAX_TEXT_LENGTH} characters` };
  // PostgreSQL cannot store NUL, and a lone surrogate would come back as another character.
  if (text.includes('\0') || !text.isWellFormed())
    yield { path, message: 'holds characters that cannot be stored' };
}

/** Yields a name that its list already has. */
function* repeatedNames(
  name: string,
  path: PropertyKey[],
  seen: Set<string>,
): Generator<DocumentIssue> {
  const isSlug = path[0] === 'categories' && path.at(-1) === 'slug';
  const keys = path.filter((step) => typeof step === 'string').join(' ');
  const kind = isSlug ? 'category' : UNIQUE[keys];
  if (!kind) return;
  const list = isSlug ? 'categories' : path.slice(0, -2).join(' ');
  const place = `${list} ${name}`;
  if (seen.has(place)) {
    const message = `is ${JSON.stringify(name.slice(0, 60))}, which another ${kind} has too`;
    yield { path, message };
  }
  seen.add(place);
}
