import { expect, test } from 'vitest';
import { storedIn } from './stored-releases.ts';

/** Lists the releases of a store with these objects: path → [bytes, storedAt]. */
const storedOf = (objects: Record<string, [bytes: number, storedAt: number]>) => {
  const all = Object.entries(objects).map(([path, [bytes, storedAt]]) => {
    return { path, bytes, storedAt };
  });
  return storedIn({
    folders: async (prefix) => [
      ...new Set(all.map(({ path }) => path.slice(prefix.length).split('/')[0] ?? '')),
    ],
    list: async (prefix) => all.filter(({ path }) => path.startsWith(prefix)),
  });
};

test('lists a release with its objects, their bytes and the time of the last one', async () => {
  const spa = 'releases/mfe-spa/1.0.0/';
  expect(
    await storedOf({
      [`${spa}static/js/main.js`]: [10, 7],
      [`${spa}release.json`]: [5, 9],
      [`${spa}static/js/main.js.br`]: [3, 8],
      'releases/shell/2.0.0-rc.1/release.json': [1, 2],
    }),
  ).toEqual([
    {
      key: 'mfe-spa@1.0.0',
      folder: spa,
      paths: [`${spa}static/js/main.js`, `${spa}release.json`, `${spa}static/js/main.js.br`],
      bytes: 18,
      storedAt: 9,
      isComplete: true,
    },
    {
      key: 'shell@2.0.0-rc.1',
      folder: 'releases/shell/2.0.0-rc.1/',
      paths: ['releases/shell/2.0.0-rc.1/release.json'],
      bytes: 1,
      storedAt: 2,
      isComplete: true,
    },
  ]);
});

test('counts a release without a release.json, or with an empty one, as incomplete', async () => {
  const incomplete = await storedOf({
    'releases/mfe-spa/1.0.0/main.js': [10, 7],
    'releases/mfe-spa/1.1.0/release.json': [0, 7],
    'releases/mfe-spa/1.2.0/static/release.json': [10, 7],
  });
  expect(incomplete.map(({ isComplete }) => isComplete)).toEqual([false, false, false]);
});

test('ignores objects outside of releases', async () => {
  const others = await storedOf({
    'releases/mfe-spa/.notes/main.js': [10, 7],
    'releases/mfe-spa/main.js': [10, 7],
    'releases/Mfe/1.0.0/main.js': [10, 7],
    'old/releases/mfe-spa/1.0.0/main.js': [10, 7],
  });
  expect(others).toEqual([]);
});
