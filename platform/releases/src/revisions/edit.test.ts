import { expect, test } from 'vitest';
import { setRevision } from '../document/set-revision.ts';
import { readEdit } from './edit.ts';
import { memoryRevisionLog } from './revision-log.ts';

const TEXT = '{ "channels": {}, "hotels": {} }';
const revisionOf = (revision: number, text: string) => {
  return {
    revision,
    at: '2026-05-04T10:00:00Z',
    who: 'ann',
    what: 'a test',
    text: setRevision(text, revision),
  };
};
const first = revisionOf(1, TEXT);
const second = revisionOf(2, TEXT.replace('{ ', '{ "note": "x", '));
const other = TEXT.replace('{ ', '{ "note": "y", ');

/** Compares a file with two revisions, of which the second is current. */
async function editBy(text: string | undefined) {
  const revisionLog = memoryRevisionLog();
  await revisionLog.append(first);
  await revisionLog.append(second);
  return readEdit(text, second, revisionLog);
}

test('FLEET-05 finds no edit without a file, or in the current revision', async () => {
  expect(await editBy(undefined)).toEqual({ kind: 'none' });
  expect(await editBy(second.text)).toEqual({ kind: 'none' });
  expect(await editBy(setRevision(second.text, 7))).toEqual({ kind: 'none' });
});

test('FLEET-05 finds no edit in an unchanged older revision, and a stale edit in a changed one', async () => {
  expect(await editBy(first.text)).toEqual({ kind: 'none' });
  expect(await editBy(setRevision(other, 1))).toEqual({ kind: 'stale', revision: 1 });
  expect(await editBy(setRevision(other, 9))).toEqual({ kind: 'stale', revision: 9 });
});

test('FLEET-05 finds an edit in a change of the current revision, or without a revision', async () => {
  expect(await editBy(setRevision(other, 2))).toMatchObject({
    kind: 'new',
    document: { errors: [] },
  });
  expect(await editBy(other)).toMatchObject({ kind: 'new', document: { text: other } });
  const before = await readEdit(setRevision(other, 1), undefined, memoryRevisionLog());
  expect(before).toMatchObject({ kind: 'new' });
});
