import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from '@foyer/build/packages';
import { expect, test } from 'vitest';
import { INVALID_ITEMS, idsIn, ROW_IDS, ROWS, rowsWithout } from './behaviour.ts';
import { EXCLUDED } from './markdown.ts';

const MAX_LENGTH = 160;

const sources = globSync('**/*.{ts,tsx,css,md}', { cwd: ROOT, exclude: EXCLUDED });

test('every row ID is unique', () => {
  expect(ROW_IDS.length).toBeGreaterThan(0);
  expect(ROW_IDS.filter((id, place) => ROW_IDS.indexOf(id) !== place)).toEqual([]);
});

test('every list item is a row with an ID', () => {
  expect(INVALID_ITEMS).toEqual([]);
});

test('every row is a sentence of at most 160 characters', () => {
  expect(ROWS.filter(({ text }) => [...text].length > MAX_LENGTH)).toEqual([]);
  expect(ROWS.filter(({ text }) => !text.endsWith('.'))).toEqual([]);
});

test('every ID in a source or document has a row', () => {
  const named = sources.flatMap((file) =>
    idsIn(readFileSync(join(ROOT, file), 'utf8')).map((id) => ({ file, id })),
  );
  expect(named.length).toBeGreaterThan(0);
  expect(named.filter(({ id }) => !ROW_IDS.includes(id))).toEqual([]);
});

test('lists the rows that no title names', () => {
  const [first = '', ...others] = ROW_IDS;
  expect(rowsWithout([`Chromium: ${first} works`])).toEqual(others);
});

test('finds an ID with a mistyped prefix, and no standard or licence', () => {
  const mistyped = ROW_IDS[0]?.replace('-', 'S-') ?? '';
  expect(idsIn(`${mistyped} hashes with SHA-384 below GPL-3.0`)).toEqual([mistyped]);
});

test('a longer ID does not count for a shorter one', () => {
  expect(rowsWithout([`${ROW_IDS[0]}1 works`])).toEqual(ROW_IDS);
});
