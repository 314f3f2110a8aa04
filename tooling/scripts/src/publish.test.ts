import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { localDeps } from '@foyer/fleet/deps';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { publishLocally } from './publish.ts';

let data: string;
beforeEach(async () => {
  data = await mkdtemp(join(tmpdir(), 'foyer-publish-'));
});
afterEach(() => rm(data, { recursive: true }));

test.each(['', '{"channels":', 'null', '{"channels":[]}'])(
  'FLEET-31 moves a fleet document that contains %j aside and reports it, and the start continues',
  async (text) => {
    await writeFile(join(data, 'fleet.json'), text);
    const notes = await publishLocally([], localDeps(data));
    const [aside = ''] = (await readdir(data)).filter((name) => name.startsWith('fleet.refused'));
    expect(notes[0]).toBe(`fleet.json was refused and is now ${aside}:`);
    expect(await readFile(join(data, aside), 'utf8')).toBe(text);
  },
);

test('a start without changes writes nothing', async () => {
  expect(await publishLocally([], localDeps(data))).toEqual([]);
  expect(await localDeps(data).fleet.revisionLog.newest()).toBe(0);
});
