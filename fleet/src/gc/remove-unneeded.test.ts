import type { ObjectStore } from '@foyer/gateway/store/object-store';
import { beforeEach, expect, test } from 'vitest';
import { removeUnneeded } from './remove-unneeded.ts';
import type { StoredRelease } from './stored-releases.ts';

const FOLDER = 'releases/mfe-spa/1.0.0/';
const MANIFEST = `${FOLDER}release.json`;
const FILES = [`${FOLDER}main.js`, MANIFEST];
const whole: StoredRelease = {
  key: 'mfe-spa@1.0.0',
  folder: FOLDER,
  paths: FILES,
  bytes: 2,
  storedAt: 0,
  isComplete: true,
};
const half = { ...whole, paths: [`${FOLDER}main.js`], isComplete: false };
const bytesOf = (text: string) => new TextEncoder().encode(text);

let there: Map<string, Uint8Array<ArrayBuffer>>;
let calls: string[];
let objects: ObjectStore;
beforeEach(() => {
  there = new Map(FILES.map((path) => [path, bytesOf(path)]));
  calls = [];
  objects = {
    get: async (path) => there.get(path),
    async create(path, bytes) {
      if (there.has(path)) return false;
      calls.push(`create ${path} of ${bytes.length}`);
      there.set(path, new Uint8Array(bytes));
      return true;
    },
    list: async () => [],
    folders: async () => [],
    async remove(paths) {
      for (const path of paths) if (there.delete(path)) calls.push(`remove ${path}`);
    },
  };
});
const remove = (one: StoredRelease, ...needed: string[]) =>
  removeUnneeded(objects, [one], async () => {
    calls.push('check');
    return new Set(needed);
  });

test('FLEET-16 hides a release before it checks its use, and reserves its path until all is removed', async () => {
  expect(await remove(whole)).toEqual([whole]);
  expect(calls).toEqual([
    `remove ${MANIFEST}`,
    `create ${MANIFEST} of 0`,
    'check',
    `remove ${FOLDER}main.js`,
    `remove ${MANIFEST}`,
  ]);
  expect(there.size).toBe(0);
});

test('FLEET-16 restores a release that is needed meanwhile', async () => {
  expect(await remove(whole, whole.key)).toEqual([]);
  expect([...there.keys()].sort()).toEqual(FILES);
  expect(there.get(MANIFEST)).toEqual(bytesOf(MANIFEST));
});

test('removes an incomplete release, and skips the check if there is nothing to remove', async () => {
  there.delete(MANIFEST);
  expect(await remove(half, half.key)).toEqual([half]);
  expect(there.size).toBe(0);
  calls = [];
  expect(await removeUnneeded(objects, [], async () => new Set(['not called']))).toEqual([]);
  expect(calls).toEqual([]);
});

test('FLEET-68 does not remove a release that is published at this moment', async () => {
  // The incomplete release has its manifest by now.
  expect(await remove(half)).toEqual([]);
  expect(calls).toEqual([]);
  expect([...there.keys()]).toEqual(FILES);
});
