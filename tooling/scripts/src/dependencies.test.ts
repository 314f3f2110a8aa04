import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { brokenRules } from './dependencies.ts';

/** Writes files into a folder of its own and returns the rules that they break. */
async function brokenBy(files: Record<string, string>) {
  const folder = await mkdtemp(join(tmpdir(), 'foyer-dependencies-'));
  onTestFinished(() => rm(folder, { recursive: true }));
  for (const [path, text] of Object.entries(files)) {
    await mkdir(dirname(join(folder, path)), { recursive: true });
    await writeFile(join(folder, path), text);
  }
  return brokenRules(folder);
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
    'an import of the server of the gateway',
    'others import the app of the gateway, never its server: platform/edge/src/a.ts → platform/gateway/src/server.ts',
    {
      'platform/edge/src/a.ts': `export type { One } from '../../gateway/src/server.ts';\n`,
      'platform/gateway/src/server.ts': TYPE,
    },
  ],
  [
    'an import of a tool in a server',
    'servers run without the tools: platform/gateway/src/a.ts → tooling/build/src/a.ts',
    {
      'platform/gateway/src/a.ts': `export type { One } from '../../../tooling/build/src/a.ts';\n`,
      'tooling/build/src/a.ts': TYPE,
    },
  ],
  [
    'an import of more than contracts in the shell',
    'the shell imports of the platform only the contracts of releases and one component: shell/src/a.ts → platform/releases/src/store/a.ts',
    {
      'shell/src/a.ts': `export type { One } from '../../platform/releases/src/store/a.ts';\n`,
      'platform/releases/src/store/a.ts': TYPE,
    },
  ],
  [
    'an import of a remote',
    'a package is entered by its entry points, never by a relative path: shell/src/a.ts → mfe-hotel/src/a.ts',
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
    'inside shared only contributions, forms, queries and testing import runtime, which holds the state of a page: shared/src/ui/a.ts → shared/src/runtime/a.ts',
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

test('fails if it finds no import', async () => {
  await expect(brokenBy({ 'shared/src/a.ts': TYPE })).rejects.toThrow('No imports were found.');
});
