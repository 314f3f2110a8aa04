import { expect, test } from 'vitest';
import { folderStore } from '../store/folder-store.ts';
import type { ObjectStore } from '../store/object-store.ts';
import { memoryRevisionLog, newestRevision, revisionsOf } from './revision-log.ts';
import { storedRevisionLog } from './stored-fleet.ts';

const revisionOf = (revision: number) => {
  return { revision, at: '', who: 'ann', what: 'a test', text: '{}' };
};

test('accepts each revision once and in sequence, in memory', async () => {
  const revisionLog = memoryRevisionLog();
  expect(await revisionLog.newest()).toBe(0);
  expect(await revisionLog.append(revisionOf(2))).toBe(false);
  expect(await revisionLog.append(revisionOf(1))).toBe(true);
  expect(await revisionLog.append(revisionOf(1))).toBe(false);
  expect(await revisionLog.append(revisionOf(2))).toBe(true);
  expect(await revisionLog.newest()).toBe(2);
  expect(await revisionLog.read(1)).toEqual(revisionOf(1));
  expect(await revisionLog.read(3)).toBeUndefined();
});

test('FLEET-08 takes the newest readable of a thousand revisions as the current one', async () => {
  const among = (newest: number, ...readable: number[]) => {
    const read = async (revision: number) =>
      readable.includes(revision) ? revisionOf(revision) : undefined;
    return newestRevision({ ...memoryRevisionLog(), newest: async () => newest, read });
  };
  expect((await among(3, 1, 2))?.revision).toBe(2);
  expect((await among(3, 1, 2, 3))?.revision).toBe(3);
  expect((await among(3, 1))?.revision).toBe(1);
  expect(await among(0)).toBeUndefined();
  expect((await among(1000, 1))?.revision).toBe(1);
  expect(await among(1001, 1)).toBeUndefined();
  expect(await among(3, 0)).toBeUndefined();
});

test('FLEET-08 FLEET-85 finds the highest revision number and ignores other names and distant numbers', async () => {
  const newestAmong = (files: string[]) => {
    const list = async () =>
      files.map((name) => ({ path: `fleet/${name}`, bytes: 1, storedAt: 0 }));
    const store: ObjectStore = { ...folderStore('nowhere'), list };
    return storedRevisionLog(store).newest();
  };
  const names = (...revisions: number[]) =>
    revisions.map((revision) => `${String(revision).padStart(6, '0')}.json`);
  expect(await newestAmong([])).toBe(0);
  expect(await newestAmong(names(3, 1, 2))).toBe(3);
  expect(
    await newestAmong([...names(1), '000002.json.draft', 'x000003.json', '4.json', '.x-draft']),
  ).toBe(1);
  expect(await newestAmong(names(1, 1001))).toBe(1001);
  expect(await newestAmong(names(1, 1002))).toBe(1);
  expect(await newestAmong(names(20261123))).toBe(20261123);
  expect(await newestAmong(names(1, 900, 1800))).toBe(1800);
});

const revisionLogOf = (newest: number, ...unreadable: number[]) => ({
  ...memoryRevisionLog(),
  newest: async () => newest,
  read: async (revision: number) =>
    unreadable.includes(revision) ? undefined : revisionOf(revision),
});
const revisions = async (...args: Parameters<typeof revisionLogOf>) =>
  (await revisionsOf(revisionLogOf(...args))).map(({ revision }) => revision);

test('FLEET-34 reads the last thousand revisions of the log, oldest first', async () => {
  expect(await revisions(0)).toEqual([]);
  expect(await revisions(3)).toEqual([1, 2, 3]);
  expect(await revisions(3, 2)).toEqual([1, 3]);
  const many = await revisions(1002);
  expect([many.length, many[0], many.at(-1)]).toEqual([1000, 3, 1002]);
});
