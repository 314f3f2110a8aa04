import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { expect, test } from 'vitest';
import { writeTemplates } from './write.ts';

/** Larger than a template may be. */
const LONG = `export const pages = {
  short: { routes: [{ path: '/', Component: () => 'short' }], address: '/' },
  long: { routes: [{ path: '/', Component: () => 'x'.repeat(300_000) }], address: '/' },
};`;

test('FLEET-135 fails a build whose template is too large', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'foyer-templates-'));
  try {
    const root = resolve(import.meta.dirname, '../../../../mfe-auth');
    const release = { name: 'mfe-long', version: '1.0.0', root, folder };
    const writing = writeTemplates({ entryIn: () => LONG, chunksOf: () => [] }, release, () => []);
    await expect(writing).rejects.toThrow('The template of "long": It has 300025 bytes');
    expect(await readdir(join(folder, 'templates'))).not.toContain('long.json');
  } finally {
    await rm(folder, { recursive: true });
  }
});
