import { mkdir, mkdtemp, rm, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { changedSince, writeSources } from './build-sources.ts';

let root: string;
let dist: string;
const file = (path: string) => join(root, path);

beforeEach(async () => {
  root = await mkdtemp(join(tmpdir(), 'foyer-sources-'));
  dist = file('dist');
  await mkdir(dist);
  await mkdir(file('node_modules/react'), { recursive: true });
  for (const path of ['a.ts', 'b.ts', 'remote.ts', 'node_modules/react/index.js'])
    await writeFile(file(path), path);
  await writeSources(root, dist, ['a.ts', 'b.ts', 'node_modules/react/index.js'].map(file));
});
afterEach(() => rm(root, { recursive: true }));

test('DEV-11 detects changed and deleted sources by content', async () => {
  expect(await changedSince(root, dist)).toEqual([]);
  await utimes(file('a.ts'), new Date(), new Date());
  expect(await changedSince(root, dist)).toEqual([]);
  await writeFile(file('a.ts'), 'edited');
  await writeFile(file('remote.ts'), 'edited');
  await rm(file('b.ts'));
  await writeFile(file('node_modules/react/index.js'), 'another version');
  expect(await changedSince(root, dist)).toEqual(['a.ts', 'b.ts', 'remote.ts']);
});

test('DEV-11 returns undefined for a build without recorded sources', async () => {
  await rm(join(dist, 'sources.json'));
  expect(await changedSince(root, dist)).toBeUndefined();
});
