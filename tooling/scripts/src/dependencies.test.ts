import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { checkDependencies } from './dependencies.ts';

/** Writes files into a folder of its own and returns the rules that they break. */
async function brokenBy(files: Record<string, string>, readsTypes?: boolean) {
  const folder = await mkdtemp(join(tmpdir(), 'foyer-dependencies-'));
  onTestFinished(() => rm(folder, { recursive: true }));
  for (const [path, text] of Object.entries(files)) {
    await mkdir(dirname(join(folder, path)), { recursive: true });
    await writeFile(join(folder, path), text);
  }
  const { broken } = await checkDependencies(folder, Object.keys(files), readsTypes);
  return broken;
}

const TYPE = 'export type One = string;\n';

test.each<[string, string, Record<string, string>]>([
  [
    'a circle of files by types only',
    'files import each other in a circle: shared/src/api/a.ts → shared/src/api/b.ts → shared/src/api/a.ts',
    {
      'shared/src/api/a.ts': `import type { Two } from './b.ts';\nexport type One = Two;\n`,
      'shared/src/api/b.ts': `import type { One } from './a.ts';\nexport type Two = One;\n`,
    },
  ],
  [
    'a circle of folders without a circle of files',
    'folders import each other in a circle: shared/src/api → shared/src/hotel → shared/src/api',
    {
      'shared/src/api/a.ts': `import type { Two } from '../hotel/b.ts';\nexport type One = Two;\n`,
      'shared/src/hotel/b.ts': 'export type Two = string;\n',
      'shared/src/hotel/c.ts': `import type { Four } from '../api/d.ts';\nexport type Three = Four;\n`,
      'shared/src/api/d.ts': 'export type Four = string;\n',
    },
  ],
  [
    'an import past an entry point',
    'a package is entered by its entry points, never by a relative path: platform/edge/src/a.ts → platform/releases/src/a.ts',
    {
      'platform/edge/src/a.ts': `export type { One } from '../../releases/src/a.ts';\n`,
      'platform/releases/src/a.ts': TYPE,
    },
  ],
  [
    'an import of a package that comes later',
    'shared imports only itself: shared/src/api/a.ts → platform/releases/src/a.ts',
    {
      'shared/src/api/a.ts': `export type { One } from '../../../platform/releases/src/a.ts';\n`,
      'platform/releases/src/a.ts': TYPE,
    },
  ],
  [
    'an import of a remote',
    'a remote is reached through federation only: shell/src/a.ts → mfe-hotel/src/a.ts',
    {
      'shell/src/a.ts': `export type { One } from '../../mfe-hotel/src/a.ts';\n`,
      'mfe-hotel/src/a.ts': TYPE,
    },
  ],
  [
    'an import against the layers of the provider',
    'db of the provider imports only lib: provider/src/db/a.ts → provider/src/http/a.ts',
    {
      'provider/src/db/a.ts': `export type { One } from '../http/a.ts';\n`,
      'provider/src/http/a.ts': TYPE,
    },
  ],
  [
    'an import of another domain of the provider',
    'hotels|mail|realtime of the provider imports only lib, db, http: provider/src/hotels/a.ts → provider/src/mail/a.ts',
    {
      'provider/src/hotels/a.ts': `export type { One } from '../mail/a.ts';\n`,
      'provider/src/mail/a.ts': TYPE,
    },
  ],
  [
    'state of the page below runtime',
    'inside shared only forms and testing import runtime, which holds the state of a page: shared/src/ui/a.ts → shared/src/runtime/a.ts',
    {
      'shared/src/ui/a.ts': `export type { One } from '../runtime/a.ts';\n`,
      'shared/src/runtime/a.ts': TYPE,
    },
  ],
])('refuses %s', async (_, problem, files) => {
  expect(await brokenBy(files)).toContain(problem);
});

test('accepts imports in one direction', async () => {
  const files = {
    'shared/src/runtime/a.ts': `export type { One } from '../api/b.ts';\n`,
    'shared/src/api/b.ts': TYPE,
    'shared/src/api/b.test.ts': `import type { One } from '../runtime/a.ts';\nexport type Two = One;\n`,
  };
  expect(await brokenBy(files)).toEqual([]);
});

test('fails if the parser misses the imports of a source file', async () => {
  const files = {
    'shared/src/a.ts': TYPE,
    'shared/src/b.ts': `import type { One } from './a.ts';\n`,
  };
  await expect(brokenBy(files, false)).rejects.toThrow('Files were not read: shared/src/b.ts.');
});
