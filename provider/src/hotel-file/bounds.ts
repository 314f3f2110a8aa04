import type { Slip } from '@foyer/shared/documents/json';

/** Whatever is larger than this is something else than a hotel. */
export const LARGEST_BYTES = 2_000_000;

/** So many categories may stand one below the other. */
const LEVELS = 8;
/** A category is an object in a list, and has lists of its own. */
const DEEPEST = 2 * LEVELS + 2;
const MOST_VALUES = 50_000;
const LONGEST_TEXT = 20_000;

/** What is too much of a document, however it is meant; then nothing else of it is looked at. */
export function tooMuch(value: unknown): Slip[] {
  let values = 0;
  const slips: Slip[] = [];
  const look = (one: unknown, path: PropertyKey[]): void => {
    values += 1;
    if (values > MOST_VALUES || typeof one !== 'object' || one === null) return;
    if (path.length >= DEEPEST) {
      const message = `lies too deep: categories have at most ${LEVELS} levels`;
      if (slips.length === 0) slips.push({ path, message });
      return;
    }
    for (const [key, inner] of Object.entries(one))
      look(inner, [...path, Array.isArray(one) ? Number(key) : key]);
  };
  look(value, []);
  if (values > MOST_VALUES)
    slips.push({ path: [], message: `holds more than ${MOST_VALUES} values` });
  return slips;
}

/** Texts that cannot be stored as they are. */
export function* badTexts(value: unknown, path: PropertyKey[] = []): Generator<Slip> {
  if (typeof value === 'string') {
    if (value.length > LONGEST_TEXT)
      yield { path, message: `is longer than ${LONGEST_TEXT} characters` };
    // PostgreSQL has no NUL; a lone surrogate is no character and would come back as another one.
    if (value.includes('\0') || !value.isWellFormed())
      yield { path, message: 'holds characters that cannot be stored' };
  } else if (typeof value === 'object' && value !== null) {
    for (const [key, inner] of Object.entries(value))
      yield* badTexts(inner, [...path, Array.isArray(value) ? Number(key) : key]);
  }
}
