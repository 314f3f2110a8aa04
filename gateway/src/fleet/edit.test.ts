import { expect, test } from 'vitest';
import { readEdit } from './edit.ts';
import { memoryJournal } from './journal.ts';
import { stamp } from './stamp.ts';

const TEXT = '{ "channels": {}, "hotels": {} }';
const editionOf = (revision: number, text: string) => {
  return {
    revision,
    at: '2026-05-04T10:00:00Z',
    who: 'ann',
    what: 'a test',
    text: stamp(text, revision),
  };
};
const first = editionOf(1, TEXT);
const second = editionOf(2, TEXT.replace('{ ', '{ "note": "x", '));
const other = TEXT.replace('{ ', '{ "note": "y", ');

/** What a file means against two editions, the second in force. */
async function editBy(text: string | undefined) {
  const journal = memoryJournal();
  await journal.append(first);
  await journal.append(second);
  return readEdit(text, second, journal);
}

test('FLEET-05 no file, or one that says what is in force, is no edit', async () => {
  expect(await editBy(undefined)).toEqual({ kind: 'none' });
  expect(await editBy(second.text)).toEqual({ kind: 'none' });
  expect(await editBy(stamp(second.text, 7))).toEqual({ kind: 'none' });
});

test('FLEET-05 an older edition as it was is no edit, whatever else was changed in it is a stale one', async () => {
  expect(await editBy(first.text)).toEqual({ kind: 'none' });
  expect(await editBy(stamp(other, 1))).toEqual({ kind: 'stale', revision: 1 });
  expect(await editBy(stamp(other, 9))).toEqual({ kind: 'stale', revision: 9 });
});

test('FLEET-05 a change of what is in force, or one without a revision, is an edit', async () => {
  expect(await editBy(stamp(other, 2))).toMatchObject({ kind: 'new', document: { wrong: [] } });
  expect(await editBy(other)).toMatchObject({ kind: 'new', document: { text: other } });
  const before = await readEdit(stamp(other, 1), undefined, memoryJournal());
  expect(before).toMatchObject({ kind: 'new' });
});
