import { execFile } from 'node:child_process';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { ROOT } from '@foyer/build/packages';
import { freePort } from '@foyer/build/ports';

const run = promisify(execFile);
const PAGE = readFile(join(ROOT, 'docs/own-repository.md'), 'utf8');

/** Returns the shell blocks of docs/own-repository.md in order. */
export async function documentedCommands(): Promise<string[]> {
  return [...(await PAGE).matchAll(/^```sh\n(.*?)^```$/gms)].map(([, block]) => block ?? '');
}

/** Returns a module, for the compiler only, that imports every name that the page documents. */
export async function importsOfDocumentedNames(): Promise<string> {
  const rows = [...(await PAGE).matchAll(/^\| `([\w./-]+)` \| (`.*`) \|$/gm)];
  const statements = rows.map(([, from, names], row) => {
    const each = (names ?? '').match(/\w+/g)?.map((name) => `${name} as ${name}${row}`);
    return `export type { ${each?.join(', ')} } from '@foyer/shared/${from}';\n`;
  });
  return statements.join('');
}

/**
 * Creates a team's repository: a folder that contains only the packed package. `run` runs commands in
 * it and throws with their output if they fail. Remove it at the end.
 */
export async function createTeamRepository(variables: NodeJS.ProcessEnv) {
  const folder = await mkdtemp(join(tmpdir(), 'foyer-team-'));
  const { INIT_CWD: _, ...inherited } = process.env;
  const port = String(await freePort());
  const env = { ...inherited, ...variables, TEST_PROVIDER_PORT: port };
  const file = (path: string) => join(folder, path);
  await run('pnpm', ['--filter', './shared', 'pack', '--pack-destination', folder], { cwd: ROOT });
  return {
    async run(commands: string): Promise<string> {
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
