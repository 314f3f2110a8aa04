import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { ROOT } from '@foyer/build/packages';
import { expect, test } from 'vitest';

const read = (path: string) => readFile(join(ROOT, path), 'utf8');
/** Reads a scalar setting of a YAML text. */
const setting = (yaml: string, key: string) =>
  new RegExp(`^ *"?${key}"?: (.+)$`, 'm').exec(yaml)?.[1];

test("the peer uses the workspace's React and the same minimum release age", async () => {
  const [ours, theirs] = await Promise.all([
    read('pnpm-workspace.yaml'),
    read('bench/peers/next/pnpm-workspace.yaml'),
  ]);
  const { dependencies, devDependencies } = JSON.parse(await read('bench/peers/next/package.json'));
  const packages: Record<string, string> = { ...dependencies, ...devDependencies };
  for (const name of ['react', 'react-dom', '@types/react', '@types/react-dom', '@types/node'])
    expect(packages[name], name).toBe(setting(ours, name));
  for (const version of Object.values(packages)) expect(version).toMatch(/^\d+\.\d+\.\d+$/);
  expect(Number(setting(theirs, 'minimumReleaseAge'))).toBe(
    Number(setting(ours, 'minimumReleaseAge')),
  );
});
