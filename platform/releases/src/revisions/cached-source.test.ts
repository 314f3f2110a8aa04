import { beforeEach, expect, test } from 'vitest';
import { memoryFleet } from '../testing/memory-fleet.ts';
import { cachedSource } from './cached-source.ts';
import type { Revision } from './revision-log.ts';

const revisionOf = (revision: number): Revision => {
  return { revision, at: '', who: 'ann', what: 'a test', text: `{"revision":${revision}}` };
};
const UNWRITABLE =
  'The revision log of the fleet cannot be written: a restart would lose this document.';
const UNREADABLE = 'The revision log of the fleet cannot be read.';

let failing: Set<'newest' | 'append' | 'replace'>;
let reads: number[];
let lines: string[];
let source: ReturnType<typeof memoryFleet>;
let revisionLog: ReturnType<typeof memoryFleet>['revisionLog'];
let holder: { fleet: string | undefined; now: number };
let cached: ReturnType<typeof cachedSource>;
beforeEach(() => {
  failing = new Set();
  reads = [];
  lines = [];
  holder = { fleet: 'a file', now: 0 };
  source = memoryFleet(holder);
  revisionLog = source.revisionLog;
  const failIf = (work: 'newest' | 'append' | 'replace') => {
    if (failing.has(work)) throw new Error('EROFS');
  };
  const error = (fields: object, message: string) => {
    lines.push(`${message} ${JSON.stringify(fields)}`);
  };
  cached = cachedSource(
    {
      ...source,
      async replace(expected, next) {
        failIf('replace');
        return source.replace(expected, next);
      },
      revisionLog: {
        async newest() {
          failIf('newest');
          return revisionLog.newest();
        },
        async read(revision) {
          reads.push(revision);
          return revisionLog.read(revision);
        },
        async append(revision) {
          failIf('append');
          return revisionLog.append(revision);
        },
      },
    },
    { info: error, warn: error, error },
  );
});

test('FLEET-09 logs an unwritable revision once and uses it in this process', async () => {
  failing.add('append');
  expect(await cached.revisionLog.append(revisionOf(1))).toBe(true);
  expect(await cached.revisionLog.append(revisionOf(2))).toBe(true);
  expect(lines).toEqual([`${UNWRITABLE} {"error":"Error: EROFS"}`]);
  expect(await cached.revisionLog.newest()).toBe(2);
  expect(await cached.revisionLog.read(1)).toEqual(revisionOf(1));
  // The file must not name a revision that the next start cannot find.
  expect(await cached.replace('a file', revisionOf(2).text)).toBe(false);
  expect(holder.fleet).toBe('a file');
  expect(await cached.replace('a file', revisionOf(3).text)).toBe(true);
  expect(holder.fleet).toBe(revisionOf(3).text);
});

test('FLEET-09 keeps thirty unwritable revisions', async () => {
  failing.add('append');
  for (let revision = 1; revision <= 31; revision += 1)
    await cached.revisionLog.append(revisionOf(revision));
  expect(await cached.revisionLog.read(1)).toBeUndefined();
  expect(await cached.revisionLog.read(2)).toEqual(revisionOf(2));
});

test('FLEET-09 logs a failure again after a success', async () => {
  failing.add('append');
  await cached.revisionLog.append(revisionOf(1));
  failing.clear();
  expect(await cached.revisionLog.append(revisionOf(1))).toBe(true);
  failing.add('append');
  await cached.revisionLog.append(revisionOf(2));
  expect(lines).toHaveLength(2);
});

test('FLEET-09 leaves an unwritable file and logs it once', async () => {
  failing.add('replace');
  for (const next of ['one', 'other']) expect(await cached.replace('a file', next)).toBe(false);
  expect(lines).toEqual(['The fleet document cannot be updated. {"error":"Error: EROFS"}']);
});

test('keeps the current revision while the revision log cannot be read', async () => {
  await revisionLog.append(revisionOf(1));
  expect(await cached.revisionLog.newest()).toBe(1);
  failing.add('newest');
  for (const _ of [1, 2]) expect(await cached.revisionLog.newest()).toBe(1);
  expect(lines).toEqual([`${UNREADABLE} {"error":"Error: EROFS"}`]);
});

test('reads a revision once, and logs an unreadable one once', async () => {
  await revisionLog.append(revisionOf(1));
  for (const _ of [1, 2]) expect(await cached.revisionLog.read(1)).toEqual(revisionOf(1));
  for (const _ of [1, 2]) expect(await cached.revisionLog.read(2)).toBeUndefined();
  expect(reads).toEqual([1, 2, 2]);
  expect(lines).toEqual(['Revision 2 of the fleet cannot be read and is skipped. {}']);
});

test('reads the revisions of a replaced revision log', async () => {
  for (const revision of [1, 2]) await revisionLog.append(revisionOf(revision));
  await cached.revisionLog.newest();
  for (const revision of [1, 2]) await cached.revisionLog.read(revision);
  const other = { ...revisionOf(1), who: 'bob' };
  revisionLog = memoryFleet(holder).revisionLog;
  await revisionLog.append(other);
  expect(await cached.revisionLog.newest()).toBe(1);
  expect(await cached.revisionLog.read(1)).toEqual(other);
  expect(await cached.revisionLog.read(2)).toBeUndefined();
});

test("passes the source's file through", async () => {
  expect((await cached.read())?.text).toBe('a file');
});
