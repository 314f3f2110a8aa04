import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { worldIn } from '../fleet/src/world/world.ts';
import { publishLocally } from './publish.ts';

let data: string;
beforeEach(async () => {
  data = await mkdtemp(join(tmpdir(), 'foyer-publish-'));
});
afterEach(() => rm(data, { recursive: true }));

test.each(['', '{"channels":', 'null', '{"channels":[]}'])(
  'FLEET-31 a fleet document that says %j is put aside and told, and keeps no start from working',
  async (text) => {
    await writeFile(join(data, 'fleet.json'), text);
    const told = await publishLocally([], worldIn(data));
    const [aside = ''] = (await readdir(data)).filter((name) => name.startsWith('fleet.refused'));
    expect(told[0]).toBe(`fleet.json was refused and is now ${aside}:`);
    expect(await readFile(join(data, aside), 'utf8')).toBe(text);
  },
);

test('a start that changes nothing writes nothing', async () => {
  expect(await publishLocally([], worldIn(data))).toEqual([]);
  expect(await worldIn(data).fleet.journal.newest()).toBe(0);
});
