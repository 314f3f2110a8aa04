import { beforeEach, expect, test } from 'vitest';
import { memoryFleet } from '../testing/memory-fleet.ts';
import { resilientSource } from './resilient-source.ts';
import type { Revision } from './revision-log.ts';

const revisionOf = (revision: number): Revision => {
  return { revision, at: '', who: 'ann', what: 'a test', text: `{"revision":${revision}}` };
};
const UNWRITABLE =
  'The revision log of the fleet cannot be written: a restart would lose this document.';
const UNREADABLE = 'The revision log of the fleet cannot be read.';

let failing: Set<'newest' | 'append' | 'replace'>;
let lines: string[];
let source: ReturnType<typeof memoryFleet>;
let revisionLog: ReturnType<typeof memoryFleet>['revisionLog'];
let holder: { fleet: string | undefined; now: number };
let resilient: ReturnType<typeof resilientSource>;
beforeEach(() => {
  failing = new Set();
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
  resilient = resilientSource(
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
        read: (revision) => revisionLog.read(revision),
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
  expect(await resilient.revisionLog.append(revisionOf(1))).toBe(true);
  expect(await resilient.revisionLog.append(revisionOf(2))).toBe(true);
  expect(lines).toEqual([`${UNWRITABLE} {"error":"Error: EROFS"}`]);
  expect(await resilient.revisionLog.newest()).toBe(2);
  expect(await resilient.revisionLog.read(1)).toEqual(revisionOf(1));
  // The file must not name a revision that the next start cannot find.
  expect(await resilient.replace('a file', revisionOf(2).text)).toBe(false);
  expect(holder.fleet).toBe('a file');
  expect(await resilient.replace('a file', revisionOf(3).text)).toBe(true);
  expect(holder.fleet).toBe(revisionOf(3).text);
});

test('FLEET-09 keeps thirty unwritable revisions', async () => {
  failing.add('append');
  for (let revision = 1; revision <= 31; revision += 1)
    await resilient.revisionLog.append(revisionOf(revision));
  expect(await resilient.revisionLog.read(1)).toBeUndefined();
  expect(await resilient.revisionLog.read(2)).toEqual(revisionOf(2));
});

test('FLEET-09 logs a failure again after a success', async () => {
  failing.add('append');
  await resilient.revisionLog.append(revisionOf(1));
  failing.clear();
  expect(await resilient.revisionLog.append(revisionOf(1))).toBe(true);
  failing.add('append');
  await resilient.revisionLog.append(revisionOf(2));
  expect(lines).toHaveLength(2);
});

test('FLEET-09 leaves an unwritable file and logs it once', async () => {
  failing.add('replace');
  for (const next of ['one', 'other']) expect(await resilient.replace('a file', next)).toBe(false);
  expect(lines).toEqual(['The fleet document cannot be updated. {"error":"Error: EROFS"}']);
});

test('keeps the current revision while the revision log cannot be read', async () => {
  await revisionLog.append(revisionOf(1));
  expect(await resilient.revisionLog.newest()).toBe(1);
  failing.add('newest');
  for (const _ of [1, 2]) expect(await resilient.revisionLog.newest()).toBe(1);
  expect(lines).toEqual([`${UNREADABLE} {"error":"Error: EROFS"}`]);
});

test('logs an unreadable revision once', async () => {
  await revisionLog.append(revisionOf(1));
  expect(await resilient.revisionLog.read(1)).toEqual(revisionOf(1));
  for (const _ of [1, 2]) expect(await resilient.revisionLog.read(2)).toBeUndefined();
  expect(lines).toEqual(['Revision 2 of the fleet cannot be read and is skipped. {}']);
});

test('reads the revisions of a replaced revision log', async () => {
  for (const revision of [1, 2]) await revisionLog.append(revisionOf(revision));
  await resilient.revisionLog.newest();
  for (const revision of [1, 2]) await resilient.revisionLog.read(revision);
  const other = { ...revisionOf(1), who: 'bob' };
  revisionLog = memoryFleet(holder).revisionLog;
  await revisionLog.append(other);
  expect(await resilient.revisionLog.newest()).toBe(1);
  expect(await resilient.revisionLog.read(1)).toEqual(other);
  expect(await resilient.revisionLog.read(2)).toBeUndefined();
});

test("passes the source's file through", async () => {
  expect(await resilient.read()).toMatchObject({ text: 'a file' });
});
