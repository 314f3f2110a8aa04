import { mkdir, mkdtemp, rename, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { watchPackage } from './watch-packages.ts';

test('DEV-04 reports each saved file of a package except tests and builds', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'foyer-watched-'));
  try {
    for (const path of ['src/a/dist', 'src/node_modules/b', 'dist', 'node_modules'])
      await mkdir(join(folder, path), { recursive: true });
    const saved = new Set<string>();
    watchPackage(folder, (path) => saved.add(path));
    const write = (path: string) => writeFile(join(folder, path), 'x');
    for (const path of ['dist/x.js', 'node_modules/x.js', 'src/a/x.test.ts']) await write(path);
    for (const path of ['src/a/dist/x.js', 'src/node_modules/b/x.js']) await write(path);
    await write('remote.ts.new');
    await rename(join(folder, 'remote.ts.new'), join(folder, 'remote.ts'));
    await write('src/a/x.tsx');
    await expect
      .poll(() => [...saved])
      .toEqual(expect.arrayContaining(['remote.ts', 'src/a/x.tsx']));
    expect([...saved].filter((path) => /dist|node_modules|test/.test(path))).toEqual([]);
  } finally {
    await rm(folder, { recursive: true });
  }
});
