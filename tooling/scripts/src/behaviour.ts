import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from '@foyer/build/packages';

const PAGE = readFileSync(join(ROOT, 'docs/behaviour.md'), 'utf8');
const ROW = /^- \*\*([A-Z]+-\d{2,3})\*\* (.+)$/;

const items = PAGE.split('\n').filter((line) => /^\s*[-*+] /.test(line));

/** The list items of docs/behaviour.md that are no row, such as one without an ID. */
export const INVALID_ITEMS = items.filter((line) => !ROW.test(line));

/** The rows of docs/behaviour.md, as `- **AUTH-01** The page shows ….`. */
export const ROWS = items.flatMap((line) => {
  const [, id = '', text = ''] = ROW.exec(line) ?? [];
  return id ? [{ id, text }] : [];
});

export const ROW_IDS = ROWS.map(({ id }) => id);

const prefixes = new Set(ROW_IDS.map((id) => id.split('-')[0]));
const ID = new RegExp(`\\b(?:${[...prefixes].join('|')})-\\d+\\b`, 'g');

/** Returns the IDs in a text, whole: a longer ID does not contain a shorter one. */
export const idsIn = (text: string): string[] => text.match(ID) ?? [];

/** Returns the rows whose ID is in none of these titles of tests. */
export function rowsWithout(titles: readonly string[]): string[] {
  const named = new Set(titles.flatMap(idsIn));
  return ROW_IDS.filter((id) => !named.has(id));
}
