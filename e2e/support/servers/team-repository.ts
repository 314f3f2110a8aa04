import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { ROOT } from '@foyer/build/packages';
import { freePort } from '@foyer/build/ports';
import { readPage } from '@foyer/scripts/markdown';
import { compositionAt, mountsIn } from '../mounts.ts';

const run = promisify(execFile);
const TEAM_PAGES = 'docs/team';
/** Variables of npm, pnpm and the browser. Foyer's own, such as RELEASES_URL, lead to real data. */
const INHERITED =
  /^(?:CHROMIUM_PATH|CI|HOME|NODE_EXTRA_CA_CERTS|PATH|PNPM_HOME|TMPDIR|XDG_\w+|npm_config_.+|(?:https?|no)_proxy)$/i;

const teamPage = (page: string) => readPage(join(TEAM_PAGES, page));

/** Returns the `sh` blocks of a page of docs/team in order. */
export const documentedCommands = (page: string): string[] =>
  teamPage(page)
    .codeBlocks.filter(({ language }) => language === 'sh')
    .map(({ text }) => text);

/** Returns the files of a page by path, which ends the line before its block. */
export function documentedFiles(page: string): [path: string, text: string][] {
  const blocks = [...teamPage(page).source.matchAll(/`([\w/.-]+)`:\n\n```tsx?\n(.*?)^```$/gms)];
  return blocks.map(([, path = '', content = '']) => [path, content]);
}

/** Returns a module, for the compiler only, that imports every documented name. */
export function importsOfDocumentedNames(): string {
  const items = teamPage('own-repository.md').listItems.filter(
    ({ heading }) => heading === 'Public names',
  );
  if (items.length === 0) throw new Error('own-repository.md lists no public names.');
  const statements = items.map(({ codes: [from, ...names], line }) => {
    if (names.length === 0) throw new Error(`own-repository.md:${line} is no module with names.`);
    const each = names.map((name) => `${name} as ${name}${line}`);
    return `export type { ${each.join(', ')} } from '@foyer/shared/${from}';\n`;
  });
  return statements.join('');
}

/** Returns the demo hotels whose pages have the remote of the guides. */
export async function hotelsWithParking(url: string): Promise<string[]> {
  const found: string[] = [];
  for (const slug of ['grand-plaza', 'seaside-inn']) {
    const mounts = mountsIn(await compositionAt(url, slug), 'dashboard');
    if (mounts.some(({ remote }) => remote === 'mfe-parking')) found.push(slug);
  }
  return found;
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

/** Creates an empty folder to run commands in; `run` throws with their output. Remove it at the end. */
async function createFolder(variables: NodeJS.ProcessEnv) {
  const folder = await mkdtemp(join(tmpdir(), 'foyer-team-'));
  const inherited = Object.entries(process.env).filter(([name]) => INHERITED.test(name));
  const port = String(await freePort());
  const env = { ...Object.fromEntries(inherited), ...variables, TEST_PROVIDER_PORT: port };
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
