import { execFile } from 'node:child_process';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { ROOT } from '../../scripts/packages.ts';
import { freePort } from '../../scripts/ports.ts';

const run = promisify(execFile);
const PAGE = readFile(join(ROOT, 'docs/own-repository.md'), 'utf8');

/** What a team types that follows the page about its own repository, one block after the other. */
export async function commandsOfPage(): Promise<string[]> {
  return [...(await PAGE).matchAll(/^```sh\n(.*?)^```$/gms)].map(([, block]) => block ?? '');
}

/** A module that takes every name which the page promises, and no other; it is for the compiler alone. */
export async function promisedNames(): Promise<string> {
  const rows = [...(await PAGE).matchAll(/^\| `([\w/-]+)` \| (`.*`) \|$/gm)];
  const takes = rows.map(([, from, names], row) => {
    const each = (names ?? '').match(/\w+/g)?.map((name) => `${name} as ${name}${row}`);
    return `export type { ${each?.join(', ')} } from '@foyer/shared/${from}';\n`;
  });
  return takes.join('');
}

/**
 * A team's machine: a folder with nothing in it but the package, as it was packed. `type` runs what
 * is typed there, and throws with all that was said where it fails. Remove it at the end.
 */
export async function ownRepository(variables: NodeJS.ProcessEnv) {
  const folder = await mkdtemp(join(tmpdir(), 'foyer-team-'));
  const { INIT_CWD: _, ...inherited } = process.env;
  const port = String(await freePort());
  const env = { ...inherited, ...variables, TEST_PROVIDER_PORT: port };
  const file = (path: string) => join(folder, path);
  await run('pnpm', ['--filter', './shared', 'pack', '--pack-destination', folder], { cwd: ROOT });
  return {
    async type(commands: string): Promise<string> {
      const { stdout } = await run('sh', ['-ec', commands], { cwd: folder, env }).catch((error) => {
        throw new Error(`${commands}\n${error.stdout}\n${error.stderr}`);
      });
      return stdout;
    },
    write: (path: string, text: string) => writeFile(file(path), text),
    async edit(path: string, from: string, to: string): Promise<void> {
      const before = await readFile(file(path), 'utf8');
      if (!before.includes(from)) throw new Error(`${path} has no ${from}`);
      await writeFile(file(path), before.replace(from, to));
    },
    remove: () => rm(folder, { recursive: true, maxRetries: 5 }),
  };
}
