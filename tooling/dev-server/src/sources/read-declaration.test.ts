import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Declaration } from './declare.ts';
import { readDeclaration } from './read-declaration.ts';

const GOOD = `export const remote = {
  name: 'mfe-good', mounts: [{ path: 'good', area: 'public', screen: 'good' }], header: [], menu: [] };`;

/** Declaration of each folder, with its expected problem. */
const REMOTES: Record<string, [source: string, problem: RegExp]> = {
  'mfe-endless': ['for (;;) {}', /^it is not read within 3 s/],
  'mfe-exits': ['process.exit(0);', /^it ends the process that reads it$/],
  'mfe-field': [
    `export const remote = { name: 'mfe-field', mounts: [{ path: 'a', area: 'dashbord', screen: 'a' }] };`,
    /^mounts → 0 → area is "dashbord", and can only be /,
  ],
  'mfe-late': [
    `setTimeout(() => { throw new Error('later') }); await new Promise(() => {});`,
    /^it throws later$/,
  ],
  'mfe-nameless': [GOOD, /^name is "mfe-good", and the folder is mfe-nameless$/],
  'mfe-nothing': ['export const remotes = {};', /^it exports no `remote`$/],
  'mfe-screenless': [
    GOOD.replace('mfe-good', 'mfe-screenless'),
    /^mounts → 0 → screen is "good", which has no src\/good\/good-screen.tsx$/,
  ],
  'mfe-syntax': ['export const remote = {', /^line 1 throws /],
  'mfe-throws': [`\nthrow new Error('no car park');`, /^line 2 throws no car park$/],
  'mfe-unknown': [
    `import 'nowhere-to-be-found';`,
    /^it imports a missing module .*nowhere-to-be-found/,
  ],
};

let root: string;
const results = new Map<string, Declaration>();

async function write(name: string, source: string, ...screens: string[]): Promise<void> {
  await mkdir(join(root, name), { recursive: true });
  await writeFile(join(root, name, 'remote.ts'), source);
  for (const screen of screens) {
    await mkdir(join(root, name, 'src', screen), { recursive: true });
    await writeFile(join(root, name, 'src', screen, `${screen}-screen.tsx`), '');
  }
}

beforeAll(async () => {
  root = await mkdtemp(join(tmpdir(), 'foyer-declared-'));
  for (const [name, [source]] of Object.entries(REMOTES))
    await write(name, source, ...(name === 'mfe-nameless' ? ['good'] : []));
  await write('mfe-good', GOOD, 'good');
  const names = [...Object.keys(REMOTES), 'mfe-good'];
  for (const name of names) {
    const limitMs = name === 'mfe-endless' ? 3_000 : undefined;
    results.set(name, await readDeclaration(join(root, name), limitMs));
  }
});
afterAll(() => rm(root, { recursive: true }));

test.each(Object.entries(REMOTES))(
  'DEV-07 DEV-18 reports what is wrong with %s',
  (name, [, problem]) => {
    expect(results.get(name)).toEqual({ problems: [expect.stringMatching(problem)] });
  },
);

test('DEV-08 reads a valid declaration whatever the other declarations do', () => {
  expect(results.get('mfe-good')).toEqual({
    remote: expect.objectContaining({ name: 'mfe-good' }),
  });
});
