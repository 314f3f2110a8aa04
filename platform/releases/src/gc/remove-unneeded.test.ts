import { beforeEach, expect, test } from 'vitest';
import type { ObjectStore } from '../store/object-store.ts';
import { removeUnneeded, type StoredRelease } from './stored-releases.ts';

const FOLDER = 'releases/mfe-spa/1.0.0/';
const MANIFEST = `${FOLDER}release.json`;
const FILES = [`${FOLDER}main.js`, MANIFEST];
const complete: StoredRelease = {
  key: 'mfe-spa@1.0.0',
  folder: FOLDER,
  paths: FILES,
  bytes: 2,
  storedAt: 0,
  isComplete: true,
};
const incomplete = { ...complete, paths: [`${FOLDER}main.js`], isComplete: false };
const bytesOf = (text: string) => new TextEncoder().encode(text);

let stored: Map<string, Uint8Array<ArrayBuffer>>;
let calls: string[];
let objects: ObjectStore;
beforeEach(() => {
  stored = new Map(FILES.map((path) => [path, bytesOf(path)]));
  calls = [];
  objects = {
    get: async (path) => stored.get(path),
    async create(path, bytes) {
      if (stored.has(path)) return false;
      calls.push(`create ${path} of ${bytes.length}`);
      stored.set(path, new Uint8Array(bytes));
      return true;
    },
    list: async () => [],
    folders: async () => [],
    async remove(paths) {
      for (const path of paths) if (stored.delete(path)) calls.push(`remove ${path}`);
    },
  };
});
const remove = (one: StoredRelease, ...needed: string[]) =>
  removeUnneeded(objects, [one], async () => {
    calls.push('check');
    return new Set(needed);
  });

test('FLEET-16 hides a release before it checks its use, and reserves its path until all is removed', async () => {
  expect(await remove(complete)).toEqual([complete]);
  expect(calls).toEqual([
    `remove ${MANIFEST}`,
    `create ${MANIFEST} of 0`,
    'check',
    `remove ${FOLDER}main.js`,
    `remove ${MANIFEST}`,
  ]);
  expect(stored.size).toBe(0);
});

test('FLEET-16 restores a release that is needed meanwhile', async () => {
  expect(await remove(complete, complete.key)).toEqual([]);
  expect([...stored.keys()].sort()).toEqual(FILES);
  expect(stored.get(MANIFEST)).toEqual(bytesOf(MANIFEST));
});

test('removes an incomplete release, and skips the check if there is nothing to remove', async () => {
  stored.delete(MANIFEST);
  expect(await remove(incomplete, incomplete.key)).toEqual([incomplete]);
  expect(stored.size).toBe(0);
  calls = [];
  expect(await removeUnneeded(objects, [], async () => new Set(['not called']))).toEqual([]);
  expect(calls).toEqual([]);
});

test('FLEET-68 does not remove a release that is published at this moment', async () => {
  // The incomplete release has its manifest by now.
  expect(await remove(incomplete)).toEqual([]);
  expect(calls).toEqual([]);
  expect([...stored.keys()]).toEqual(FILES);
});
