import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { startRestartingServer } from './restarting-server.ts';

test('DEV-12 restarts a server when one of its files is saved, also after it has ended', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'foyer-restarting-'));
  const write = (path: string, text: string) => writeFile(join(folder, path), text);
  await mkdir(join(folder, 'node_modules/pack'), { recursive: true });
  await write('node_modules/pack/index.mjs', '');
  await write('word.mjs', "export const word = 'first';");
  await write('beside.mjs', '');
  await write(
    'server.mjs',
    `import './node_modules/pack/index.mjs'; import { word } from './word.mjs';
     process.send({ word }); if (word === 'broken') process.exit(1); setInterval(() => {}, 1000);`,
  );
  const words: string[] = [];
  let ended = 0;
  const server = startRestartingServer<object, { word: string }>(
    join(folder, 'server.mjs'),
    process.env,
    {
      message: ({ word }) => words.push(word),
      ended: () => {
        ended += 1;
      },
    },
  );
  try {
    await expect.poll(() => words).toEqual(['first']);
    await write('node_modules/pack/index.mjs', '// another');
    await write('beside.mjs', '// another');
    await write('word.mjs', "export const word = 'broken';");
    await expect.poll(() => ended).toBe(1);
    await write('word.mjs', "export const word = 'mended';");
    await expect.poll(() => words).toEqual(['first', 'broken', 'mended']);
  } finally {
    await server.stop();
    await rm(folder, { recursive: true });
  }
  expect(ended).toBe(1);
});
