import { readdir, truncate } from 'node:fs/promises';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { dataFolder } from '../testing/data-folder.ts';

let data: Awaited<ReturnType<typeof dataFolder>>;
beforeEach(async () => {
  data = await dataFolder();
});
afterEach(() => data.remove());

test('reads a file with its change time; undefined if there is none', async () => {
  expect(await data.source.read()).toBeUndefined();
  await data.write('{}');
  const file = await data.source.read();
  expect(file).toMatchObject({ text: '{}' });
  expect(Math.abs(Date.parse(file?.changedAt ?? '') - Date.now())).toBeLessThan(60_000);
  await data.write('[]');
  expect(await data.source.read()).toMatchObject({ text: '[]' });
});

test('FLEET-81 refuses more than 16 MB without reading the file', async () => {
  await data.write('{}');
  await truncate(data.path, 17_000_000);
  for (const _ of [1, 2])
    expect(await data.source.read()).toMatchObject({
      unreadable: 'It has 17 MB, and a fleet document has at most 16 MB',
    });
});

test('FLEET-82 replaces a file only if it has the expected text, and leaves no draft', async () => {
  expect(await data.source.replace('theirs', 'mine')).toBe(false);
  expect(await data.source.replace(undefined, 'mine')).toBe(true);
  expect(await data.source.replace(undefined, 'other')).toBe(false);
  expect(await data.source.replace('theirs', 'other')).toBe(false);
  expect(await data.read()).toBe('mine');
  expect(await data.source.replace('mine', 'next')).toBe(true);
  expect(await data.read()).toBe('next');
  expect(await readdir(data.folder)).toEqual(['fleet.json']);
});

test('FLEET-82 lets one of many concurrent replacements succeed', async () => {
  await data.write('old');
  const all = ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h'];
  const done = await Promise.all(all.map((text) => data.source.replace('old', text)));
  expect(done.filter(Boolean)).toHaveLength(1);
  expect(await data.read()).toBe(all[done.indexOf(true)]);
});
