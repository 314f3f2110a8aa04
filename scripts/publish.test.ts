import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { publishLocally } from './publish.ts';

let data: string;
beforeEach(async () => {
  data = await mkdtemp(join(tmpdir(), 'foyer-publish-'));
});
afterEach(() => rm(data, { recursive: true }));

test.each(['', '{"channels":', 'null', '{"channels":[]}'])(
  'a fleet document that says %j is named and left as it is',
  async (text) => {
    const path = join(data, 'fleet.json');
    await writeFile(path, text);
    await expect(publishLocally([], data)).rejects.toThrow(`${path} is no fleet document.`);
    expect(await readFile(path, 'utf8')).toBe(text);
  },
);
