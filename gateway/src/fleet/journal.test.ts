import { expect, test } from 'vitest';
import { memoryJournal, newestEdition } from './journal.ts';
import { newestAmong } from './stored-journal.ts';

const editionOf = (revision: number) => {
  return { revision, at: '', who: 'ann', what: 'a test', text: '{}' };
};

test('a journal in memory takes each revision once, in turn', async () => {
  const journal = memoryJournal();
  expect(await journal.newest()).toBe(0);
  expect(await journal.append(editionOf(2))).toBe(false);
  expect(await journal.append(editionOf(1))).toBe(true);
  expect(await journal.append(editionOf(1))).toBe(false);
  expect(await journal.append(editionOf(2))).toBe(true);
  expect(await journal.newest()).toBe(2);
  expect(await journal.read(1)).toEqual(editionOf(1));
  expect(await journal.read(3)).toBeUndefined();
});

test('FLEET-08 in force is the newest edition that can be read, among a thousand', async () => {
  const among = (newest: number, ...readable: number[]) => {
    const read = async (revision: number) =>
      readable.includes(revision) ? editionOf(revision) : undefined;
    return newestEdition({ ...memoryJournal(), newest: async () => newest, read });
  };
  expect((await among(3, 1, 2))?.revision).toBe(2);
  expect((await among(3, 1, 2, 3))?.revision).toBe(3);
  expect((await among(3, 1))?.revision).toBe(1);
  expect(await among(0)).toBeUndefined();
  expect((await among(1000, 1))?.revision).toBe(1);
  expect(await among(1001, 1)).toBeUndefined();
  expect(await among(3, 0)).toBeUndefined();
});

test('FLEET-08 the newest revision is the highest number, and no other name or number far beyond', () => {
  const names = (...revisions: number[]) =>
    revisions.map((revision) => `${String(revision).padStart(6, '0')}.json`);
  expect(newestAmong([])).toBe(0);
  expect(newestAmong(names(3, 1, 2))).toBe(3);
  expect(
    newestAmong([...names(1), '000002.json.draft', 'x000003.json', '4.json', '.x-draft']),
  ).toBe(1);
  expect(newestAmong(names(1, 1001))).toBe(1001);
  expect(newestAmong(names(1, 1002))).toBe(1);
  expect(newestAmong(names(20261123))).toBe(20261123);
  expect(newestAmong(names(1, 900, 1800))).toBe(1800);
});
