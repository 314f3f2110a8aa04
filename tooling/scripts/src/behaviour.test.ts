import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from '@foyer/build/packages';
import { expect, test } from 'vitest';
import { ROW_IDS, rowsWithout } from './behaviour.ts';

const ID =
  /\b(?:DEV|AUTH|SHELL|HOTEL|LIST|FORM|MSG|API|FLEET|LOOK|ORIGIN|EDGE|APP|ERR|CONST|FAULT|TEAM|SCALE)-\d{2}\b/g;

const sources = globSync('**/*.{ts,tsx,css}', {
  cwd: ROOT,
  exclude: ['**/node_modules', '**/dist', '**/.*'],
});

test('every row ID is unique', () => {
  expect(ROW_IDS.length).toBeGreaterThan(0);
  expect(ROW_IDS.filter((id, place) => ROW_IDS.indexOf(id) !== place)).toEqual([]);
});

test('every ID in a test or comment has a row', () => {
  const named = sources.flatMap((file) =>
    (readFileSync(join(ROOT, file), 'utf8').match(ID) ?? []).map((id) => ({ file, id })),
  );
  expect(named.length).toBeGreaterThan(0);
  expect(named.filter(({ id }) => !ROW_IDS.includes(id))).toEqual([]);
});

test('lists the rows that no title names', () => {
  const [first = '', ...others] = ROW_IDS;
  expect(rowsWithout([`Chromium: ${first} works`])).toEqual(others);
});
