import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from '@foyer/build/packages';

const ROW = /^\| ([A-Z]+-\d{2}) \|/gm;

/** The IDs of the rows of docs/behaviour.md. */
export const ROW_IDS = [...readFileSync(join(ROOT, 'docs/behaviour.md'), 'utf8').matchAll(ROW)].map(
  ([, id = '']) => id,
);

/** Returns the rows whose ID is in none of these titles of tests. */
export const rowsWithout = (titles: readonly string[]): string[] =>
  ROW_IDS.filter((id) => !titles.some((title) => title.includes(id)));
