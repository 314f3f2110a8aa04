import type { DocumentIssue } from '@foyer/shared/documents/json.ts';

/** Maximum size of a hotel file in bytes. */
export const MAX_FILE_BYTES = 2_000_000;

/** Maximum depth of the category tree. */
const MAX_LEVELS = 8;
/** Maximum path length: each level is an object in a list, and a category has lists itself. */
const MAX_DEPTH = 2 * MAX_LEVELS + 2;
const MAX_VALUES = 50_000;
const MAX_TEXT_LENGTH = 20_000;

/** Returns issues of depth and size, after which a document is not checked further. */
export function sizeIssues(value: unknown): DocumentIssue[] {
  let values = 0;
  const issues: DocumentIssue[] = [];
  const visit = (one: unknown, path: PropertyKey[]): void => {
    values += 1;
    if (values > MAX_VALUES || typeof one !== 'object' || one === null) return;
    if (path.length >= MAX_DEPTH) {
      const message = `is nested too deep: categories have at most ${MAX_LEVELS} levels`;
      if (issues.length === 0) issues.push({ path, message });
      return;
    }
    for (const [key, inner] of Object.entries(one))
      visit(inner, [...path, Array.isArray(one) ? Number(key) : key]);
  };
  visit(value, []);
  if (values > MAX_VALUES)
    issues.push({ path: [], message: `holds more than ${MAX_VALUES} values` });
  return issues;
}

/** Yields texts that cannot be stored unchanged. */
export function* textIssues(value: unknown, path: PropertyKey[] = []): Generator<DocumentIssue> {
  if (typeof value === 'string') {
    if (value.length > MAX_TEXT_LENGTH)
      yield { path, message: `is longer than ${MAX_TEXT_LENGTH} characters` };
    // PostgreSQL cannot store NUL, and a lone surrogate would come back as another character.
    if (value.includes('\0') || !value.isWellFormed())
      yield { path, message: 'holds characters that cannot be stored' };
  } else if (typeof value === 'object' && value !== null) {
    for (const [key, inner] of Object.entries(value))
      yield* textIssues(inner, [...path, Array.isArray(value) ? Number(key) : key]);
  }
}
