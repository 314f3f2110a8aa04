import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { expect, test } from 'vitest';
import { writeFrames } from './write.ts';

/** Long enough that no page has room for it. */
const LONG = `export const pages = {
  short: { routes: [{ path: '/', Component: () => 'short' }], address: '/' },
  long: { routes: [{ path: '/', Component: () => 'x'.repeat(300_000) }], address: '/' },
};`;

test('FLEET-12 a build whose frame no page has room for says so, and stops', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'foyer-frames-'));
  try {
    const root = resolve(import.meta.dirname, '../../mfe-auth');
    const release = { name: 'mfe-long', version: '1.0.0', root, folder };
    const writing = writeFrames({ entryIn: () => LONG, chunksOf: () => [] }, release, () => []);
    await expect(writing).rejects.toThrow('The frame of "long": It has 300025 bytes');
    expect(await readdir(join(folder, 'frames'))).not.toContain('long.json');
  } finally {
    await rm(folder, { recursive: true });
  }
});
