import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const ROOT = join(import.meta.dirname, '..');
const ID =
  /\b(?:DEV|AUTH|SHELL|HOTEL|LIST|FORM|MSG|API|FLEET|LOOK|ORIGIN|EDGE|APP|ERR|CONST|FAULT|TEAM|SCALE)-\d{2}\b/g;
/** Where a string begins with IDs: the title of a test, or a row of its table that becomes one. */
const TITLE = /(?<=['"`])(?:[A-Z]+-\d{2} ?)+/g;
const ROW = /^\| ([A-Z]+-\d{2}) \|/gm;

const read = (file: string) => readFileSync(join(ROOT, file), 'utf8');
const sources = globSync('**/*.{ts,tsx,css}', {
  cwd: ROOT,
  exclude: ['**/node_modules', '**/dist', '**/.*'],
});
const tests = sources.filter((file) => /\.(?:test|spec)\.tsx?$/.test(file));

const rows = [...read('docs/behaviour.md').matchAll(ROW)].map(([, id]) => id);
const tested = new Set(
  tests.flatMap((file) => read(file).match(TITLE) ?? []).flatMap((title) => title.match(ID) ?? []),
);

test('a behaviour has one row', () => {
  expect(rows.filter((id, place) => rows.indexOf(id) !== place)).toEqual([]);
});

test('every ID that a test or a comment names has its row', () => {
  const named = sources.flatMap((file) => (read(file).match(ID) ?? []).map((id) => ({ file, id })));
  expect(named.filter(({ id }) => !rows.includes(id))).toEqual([]);
});

test('every row is the title of a test', () => {
  expect(rows.filter((id) => !tested.has(id ?? ''))).toEqual([]);
});
