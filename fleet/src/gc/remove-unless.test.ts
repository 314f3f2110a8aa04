import type { ObjectStore } from '@foyer/gateway/store/object-store';
import { beforeEach, expect, test } from 'vitest';
import { removeUnless } from './remove-unless.ts';
import type { StoredRelease } from './stored.ts';

const FOLDER = 'releases/mfe-spa/1.0.0/';
const MANIFEST = `${FOLDER}release.json`;
const FILES = [`${FOLDER}main.js`, MANIFEST];
const whole: StoredRelease = {
  key: 'mfe-spa@1.0.0',
  folder: FOLDER,
  paths: FILES,
  bytes: 2,
  storedAt: 0,
  isWhole: true,
};
const half = { ...whole, paths: [`${FOLDER}main.js`], isWhole: false };
const bytesOf = (text: string) => new TextEncoder().encode(text);

let there: Map<string, Uint8Array<ArrayBuffer>>;
let did: string[];
let objects: ObjectStore;
beforeEach(() => {
  there = new Map(FILES.map((path) => [path, bytesOf(path)]));
  did = [];
  objects = {
    get: async (path) => there.get(path),
    async create(path, bytes) {
      if (there.has(path)) return false;
      did.push(`create ${path} of ${bytes.length}`);
      there.set(path, new Uint8Array(bytes));
      return true;
    },
    list: async () => [],
    folders: async () => [],
    async remove(paths) {
      for (const path of paths) if (there.delete(path)) did.push(`remove ${path}`);
    },
  };
});
const remove = (one: StoredRelease, ...needed: string[]) =>
  removeUnless(objects, [one], async () => {
    did.push('who needs it?');
    return new Set(needed);
  });

test('FLEET-16 a release is hidden before it is asked who needs it, and its place is held until all is gone', async () => {
  expect(await remove(whole)).toEqual([whole]);
  expect(did).toEqual([
    `remove ${MANIFEST}`,
    `create ${MANIFEST} of 0`,
    'who needs it?',
    `remove ${FOLDER}main.js`,
    `remove ${MANIFEST}`,
  ]);
  expect(there.size).toBe(0);
});

test('FLEET-16 a release that is needed by now is back as it was', async () => {
  expect(await remove(whole, whole.key)).toEqual([]);
  expect([...there.keys()].sort()).toEqual(FILES);
  expect(there.get(MANIFEST)).toEqual(bytesOf(MANIFEST));
});

test('what was left by half goes, and nobody is asked about nothing', async () => {
  there.delete(MANIFEST);
  expect(await remove(half, half.key)).toEqual([half]);
  expect(there.size).toBe(0);
  did = [];
  expect(await removeUnless(objects, [], async () => new Set(['nobody asks']))).toEqual([]);
  expect(did).toEqual([]);
});

test('FLEET-68 a release that is published at this moment keeps its place', async () => {
  // What lay there by half has its manifest by now.
  expect(await remove(half)).toEqual([]);
  expect(did).toEqual([]);
  expect([...there.keys()]).toEqual(FILES);
});
