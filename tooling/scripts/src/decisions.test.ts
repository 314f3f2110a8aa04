import { globSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { ROOT } from '@foyer/build/packages';
import { expect, test } from 'vitest';
import { EXCLUDED, PAGE_PATHS, readPage, wordCount } from './markdown.ts';

const MAX_RECORDS = 25;
/** The most words of a record, headings and marks included. */
const MAX_WORDS = 240;

const records = PAGE_PATHS.filter((path) => path.startsWith('docs/decisions/')).map((path) => ({
  file: basename(path),
  text: readPage(path).source,
}));

const sources = globSync('**/*.{ts,tsx,css}', { cwd: ROOT, exclude: EXCLUDED });

test('the decision records are numbered from 1 without gaps', () => {
  expect(records.length).toBeGreaterThan(0);
  expect(records.length).toBeLessThanOrEqual(MAX_RECORDS);
  const numbers = records.map(({ file }) => Number(file.slice(0, 4)));
  expect(numbers).toEqual(records.map((_, index) => index + 1));
});

test.each(records)('$file has the headings of a decision record, on one page', ({ file, text }) => {
  const headings = text.split('\n').filter((line) => line.startsWith('#'));
  expect(headings[0]).toMatch(new RegExp(`^# ${Number(file.slice(0, 4))}\\. `));
  expect(headings.slice(1)).toEqual([
    '## Context',
    '## Decision',
    '## Consequences',
    '## Rejected',
  ]);
  expect(wordCount(text)).toBeLessThanOrEqual(MAX_WORDS);
});

test('every decision that a comment names has a record', () => {
  const named = sources.flatMap((file) =>
    [...readFileSync(join(ROOT, file), 'utf8').matchAll(/\bdecision (\d+)\b/g)].map(
      ([, number]) => ({ file, number: Number(number) }),
    ),
  );
  expect(named.length).toBeGreaterThan(0);
  expect(named.filter(({ number }) => number < 1 || number > records.length)).toEqual([]);
});
