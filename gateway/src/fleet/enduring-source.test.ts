import { beforeEach, expect, test } from 'vitest';
import { memoryFleet } from '../testing/memory-fleet.ts';
import { enduringSource } from './enduring-source.ts';
import type { Edition } from './journal.ts';

const editionOf = (revision: number): Edition => {
  return { revision, at: '', who: 'ann', what: 'a test', text: `{"revision":${revision}}` };
};
const UNWRITABLE =
  'The journal of the fleet cannot be written: a restart would not know of this document.';
const UNREADABLE = 'The journal of the fleet cannot be read.';

let failing: Set<'newest' | 'append' | 'replace'>;
let reads: number[];
let lines: string[];
let source: ReturnType<typeof memoryFleet>;
let journal: ReturnType<typeof memoryFleet>['journal'];
let holder: { fleet: string | undefined; now: number };
let enduring: ReturnType<typeof enduringSource>;
beforeEach(() => {
  failing = new Set();
  reads = [];
  lines = [];
  holder = { fleet: 'a file', now: 0 };
  source = memoryFleet(holder);
  journal = source.journal;
  const failIf = (work: 'newest' | 'append' | 'replace') => {
    if (failing.has(work)) throw new Error('EROFS');
  };
  const error = (fields: object, message: string) => {
    lines.push(`${message} ${JSON.stringify(fields)}`);
  };
  enduring = enduringSource(
    {
      ...source,
      async replace(expected, next) {
        failIf('replace');
        return source.replace(expected, next);
      },
      journal: {
        async newest() {
          failIf('newest');
          return journal.newest();
        },
        async read(revision) {
          reads.push(revision);
          return journal.read(revision);
        },
        async append(edition) {
          failIf('append');
          return journal.append(edition);
        },
      },
    },
    { info: error, warn: error, error },
  );
});

test('FLEET-09 an edition that cannot be written is logged once, and is in force for this process', async () => {
  failing.add('append');
  expect(await enduring.journal.append(editionOf(1))).toBe(true);
  expect(await enduring.journal.append(editionOf(2))).toBe(true);
  expect(lines).toEqual([`${UNWRITABLE} {"error":"Error: EROFS"}`]);
  expect(await enduring.journal.newest()).toBe(2);
  expect(await enduring.journal.read(1)).toEqual(editionOf(1));
  // No file may name a revision that the next start cannot find.
  expect(await enduring.replace('a file', editionOf(2).text)).toBe(false);
  expect(holder.fleet).toBe('a file');
  expect(await enduring.replace('a file', editionOf(3).text)).toBe(true);
  expect(holder.fleet).toBe(editionOf(3).text);
});

test('FLEET-09 thirty editions that cannot be written are kept', async () => {
  failing.add('append');
  for (let revision = 1; revision <= 31; revision += 1)
    await enduring.journal.append(editionOf(revision));
  expect(await enduring.journal.read(1)).toBeUndefined();
  expect(await enduring.journal.read(2)).toEqual(editionOf(2));
});

test('FLEET-09 what fails again after it worked is logged again', async () => {
  failing.add('append');
  await enduring.journal.append(editionOf(1));
  failing.clear();
  expect(await enduring.journal.append(editionOf(1))).toBe(true);
  failing.add('append');
  await enduring.journal.append(editionOf(2));
  expect(lines).toHaveLength(2);
});

test('FLEET-09 a file that cannot be written stays, and that is logged once', async () => {
  failing.add('replace');
  for (const next of ['one', 'other']) expect(await enduring.replace('a file', next)).toBe(false);
  expect(lines).toEqual([
    'The fleet document cannot be brought up to date. {"error":"Error: EROFS"}',
  ]);
});

test('while the journal cannot be read, what was in force stays so', async () => {
  await journal.append(editionOf(1));
  expect(await enduring.journal.newest()).toBe(1);
  failing.add('newest');
  for (const _ of [1, 2]) expect(await enduring.journal.newest()).toBe(1);
  expect(lines).toEqual([`${UNREADABLE} {"error":"Error: EROFS"}`]);
});

test('an edition is read once, and one that cannot be read is logged once', async () => {
  await journal.append(editionOf(1));
  for (const _ of [1, 2]) expect(await enduring.journal.read(1)).toEqual(editionOf(1));
  for (const _ of [1, 2]) expect(await enduring.journal.read(2)).toBeUndefined();
  expect(reads).toEqual([1, 2, 2]);
  expect(lines).toEqual(['Edition 2 of the fleet cannot be read, and is stepped over. {}']);
});

test('where another journal lies in its place, its editions are read', async () => {
  for (const revision of [1, 2]) await journal.append(editionOf(revision));
  await enduring.journal.newest();
  for (const revision of [1, 2]) await enduring.journal.read(revision);
  const other = { ...editionOf(1), who: 'bob' };
  journal = memoryFleet(holder).journal;
  await journal.append(other);
  expect(await enduring.journal.newest()).toBe(1);
  expect(await enduring.journal.read(1)).toEqual(other);
  expect(await enduring.journal.read(2)).toBeUndefined();
});

test('what else a source has is passed on', async () => {
  expect(enduring.isEditedByHand).toBe(true);
  expect((await enduring.read())?.text).toBe('a file');
});
