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

/** Matches IDs, those with a mistyped prefix too, but no names of standards and licences. */
const ID = /(?<![\w-])(?!(?:AES|BSD|GPL|ISO|OFL|SHA|UTF)-)[A-Z]{3,}-\d+\b/g;

/** Returns the IDs in a text: a longer ID does not contain a shorter one. */
export const idsIn = (text: string): string[] => text.match(ID) ?? [];

/** Returns the rows whose ID is in none of these titles of tests. */
export function rowsWithout(titles: readonly string[]): string[] {
  const named = new Set(titles.flatMap(idsIn));
  return ROW_IDS.filter((id) => !named.has(id));
}
