import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { builtInspector } from './built-inspector.ts';

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'foyer-inspector-'));
});
afterEach(() => rm(folder, { recursive: true }));

test('reads the script and the licences', async () => {
  await writeFile(join(folder, 'inspector.js'), 'inspect();');
  await writeFile(join(folder, 'licences.txt'), 'MIT');
  expect(await builtInspector(folder)()).toEqual({
    script: 'inspect();',
    integrity: expect.stringMatching(/^sha384-/),
    licences: 'MIT',
  });
});

test('reads the script of a build without licences', async () => {
  await writeFile(join(folder, 'inspector.js'), 'inspect();');
  expect(await builtInspector(folder)()).toMatchObject({
    script: 'inspect();',
    licences: expect.stringContaining('Build the inspector again'),
  });
});

test('reads nothing if there is no build', async () => {
  expect(await builtInspector(folder)()).toBeUndefined();
});
