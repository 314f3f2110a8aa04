import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { readBuild } from '@foyer/gateway/releases/publish';
import { expect, test } from 'vitest';
import { buildPlain, plainChunk, readRemotes } from './build.ts';

test('the plain app that Foyer is measured against has every screen, each in its own files', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'foyer-plain-'));
  try {
    const remotes = await readRemotes();
    const { screens } = await readBuild(await buildPlain(remotes, folder));
    const expected = remotes.flatMap(({ name, mounts }) =>
      mounts.map(({ screen }) => plainChunk(name, screen)),
    );
    expect(Object.keys(screens).sort()).toEqual([...new Set(expected)].sort());
    for (const { scripts } of Object.values(screens)) expect(scripts).not.toEqual([]);
  } finally {
    await rm(folder, { recursive: true });
  }
}, 60_000);
