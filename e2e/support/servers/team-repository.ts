import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { ROOT } from '@foyer/build/packages';
import { freePort } from '@foyer/build/ports';

const run = promisify(execFile);
const TEAM_PAGES = join(ROOT, 'docs/team');

const pageText = (page: string) => readFile(join(TEAM_PAGES, page), 'utf8');

/** Returns the `sh` blocks of a page of docs/team in order. */
export async function documentedCommands(page: string): Promise<string[]> {
  const text = await pageText(page);
  return [...text.matchAll(/^```sh\n(.*?)^```$/gms)].map(([, block]) => block ?? '');
}

/** Returns the files of a page of docs/team by path: each block follows a line that ends with its path. */
export async function documentedFiles(page: string): Promise<[path: string, text: string][]> {
  const text = await pageText(page);
  const blocks = [...text.matchAll(/`([\w/.-]+)`:\n\n```tsx?\n(.*?)^```$/gms)];
  return blocks.map(([, path = '', content = '']) => [path, content]);
}

/** Returns a module, for the compiler only, that imports every name that own-repository.md documents. */
export async function importsOfDocumentedNames(): Promise<string> {
  const rows = [...(await pageText('own-repository.md')).matchAll(/^- `([\w./-]+)`: (`.*`)$/gm)];
  const statements = rows.map(([, from, names], row) => {
    const each = (names ?? '').match(/\w+/g)?.map((name) => `${name} as ${name}${row}`);
    return `export type { ${each?.join(', ')} } from '@foyer/shared/${from}';\n`;
  });
  return statements.join('');
}

/** Creates a team's repository: a folder that contains only the packed package. */
export async function createTeamRepository(variables: NodeJS.ProcessEnv) {
  const team = await createFolder(variables);
  const destination = ['--pack-destination', team.folder];
  await run('pnpm', ['--filter', './shared', 'pack', ...destination], { cwd: ROOT });
  return team;
}

/** Creates a copy of this checkout, as a clone would be after this state is committed. */
export async function createCheckoutCopy(variables: NodeJS.ProcessEnv) {
  const copy = await createFolder(variables);
  const options = ['ls-files', '-z', '--cached', '--others', '--exclude-standard'];
  const { stdout } = await run('git', options, { cwd: ROOT, maxBuffer: 10_000_000 });
  const paths = stdout.split('\0').filter((path) => path && existsSync(join(ROOT, path)));
  await Promise.all(paths.map((path) => cp(join(ROOT, path), join(copy.folder, path))));
  return copy;
}

/**
 * Creates an empty folder. `run` runs commands in it and throws with their output if they fail. Remove
 * it at the end.
 */
async function createFolder(variables: NodeJS.ProcessEnv) {
  const folder = await mkdtemp(join(tmpdir(), 'foyer-team-'));
  const { INIT_CWD: _, ...inherited } = process.env;
  const port = String(await freePort());
  const env = { ...inherited, ...variables, TEST_PROVIDER_PORT: port };
  const file = (path: string) => join(folder, path);
  return {
    folder,
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
