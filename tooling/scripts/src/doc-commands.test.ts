import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { ROOT } from '@foyer/build/packages';
import { run as runFleet } from '@foyer/fleet/run';
import { run as runDesk } from '@foyer/provider/desk';
import { run as runHotels } from '@foyer/provider/hotels';
import { expect, test } from 'vitest';
import { commandLines, commandsOf, type DocCommand } from './doc-commands.ts';
import { PAGE_PATHS, readPage } from './markdown.ts';

/** Commands of pnpm itself. */
const OF_PNPM = ['install', 'add', 'exec', 'pack', 'outdated', 'audit'];
/** Folders of remotes that a guide creates; they have the scripts of the template. */
const EXAMPLE = /^(?:\.\/)?mfe-(?:parking|[A-Z]+)$/;
/** The guide whose commands run in a repository with scripts of its own. */
const OWN_REPOSITORY = 'docs/team/own-repository.md';
const OWN_SCRIPTS = ['build', 'dev', 'serve', 'test', 'types', 'fleet'];
/** An invalid variable: the commands read it after their options, before they call a provider. */
const NO_PROVIDER = { PROVIDER_URL: 'none' };

const INCOMPLETE = /missing required argument|required option|argument missing/;
const USAGE = /^error: .*$/m;

/** Thrown in place of running a command that was parsed. */
const PARSED = new Error('parsed');

const scriptsIn = (folder: string): string[] =>
  Object.keys(JSON.parse(readFileSync(join(ROOT, folder, 'package.json'), 'utf8')).scripts ?? {});

/** Parses words as each program does; throws its message for wrong ones. */
const PROGRAMS: Record<string, (words: string[]) => Promise<unknown>> = {
  fleet: (words) =>
    runFleet(words, () => {
      throw PARSED;
    }),
  desk: async (words) => words.length > 0 && runDesk(words, NO_PROVIDER),
  hotels: (words) => runHotels(words, NO_PROVIDER),
  'create-remote': async (args) => {
    parseArgs({ args, options: { form: { type: 'boolean' } }, allowPositionals: true });
  },
  dev: async (args) => {
    const options = { hotel: { type: 'string' }, from: { type: 'string' } } as const;
    parseArgs({ args, options, allowPositionals: true });
  },
};

/** Returns why a command does not exist; undefined if it does. */
async function problemOf({ words, isMention }: DocCommand, path: string) {
  const [name = '', ...rest] = words;
  if (name === '' && isMention) return undefined;
  if (['--filter', '--dir'].includes(name)) return scriptProblem(rest);
  const isOwn = path === OWN_REPOSITORY && OWN_SCRIPTS.includes(name);
  if (!isOwn && ![...scriptsIn('.'), ...OF_PNPM].includes(name))
    return `there is no script ${name}`;
  const failure = await PROGRAMS[name]?.(rest).then(
    () => undefined,
    (error: Error) => (USAGE.test(error.message) || error instanceof TypeError ? error : undefined),
  );
  if (!failure || (isMention && INCOMPLETE.test(failure.message))) return undefined;
  return failure.message.split('\n', 1)[0];
}

function scriptProblem([filter = '', ...words]: string[]): string | undefined {
  if (EXAMPLE.test(filter)) return scriptProblem(['tooling/create-remote/template', ...words]);
  const [script = ''] = words.filter((word) => word !== 'run' && !word.startsWith('-'));
  if (!existsSync(join(ROOT, filter, 'package.json'))) return `there is no package ${filter}`;
  const isKnown = script === '' || [...scriptsIn(filter), ...OF_PNPM].includes(script);
  return isKnown ? undefined : `${filter} has no script ${script}`;
}

test('every pnpm command that a page names exists, with its options', async () => {
  const all = PAGE_PATHS.flatMap((path) =>
    commandsOf(readPage(path)).map((command) => ({ path, command })),
  );
  expect(all.length).toBeGreaterThan(0);
  const broken: string[] = [];
  for (const { path, command } of all) {
    const problem = await problemOf(command, path);
    if (problem)
      broken.push(`${path}:${command.line}: pnpm ${command.words.join(' ')}: ${problem}`);
  }
  expect(broken).toEqual([]);
});

test.each([
  ['pnpm fleet roll mfe-hotel', "unknown command 'roll'"],
  ['pnpm fleet release mfe-hotel 1.0.0 --percentage 10', "unknown option '--percentage'"],
  ['pnpm fleet release mfe-hotel 1.0.0 --percent all', 'whole number from 1 to 100'],
  ['pnpm hotels check a.json --force', "unknown option '--force'"],
  ['pnpm desk shout hello', 'too many arguments'],
  ['npx pnpm create-remote parking --from', "Unknown option '--from'"],
  ['pnpm launch', 'there is no script launch'],
  ['pnpm --filter ./provider launch', 'provider has no script launch'],
])('finds the mistake in %s', async (text, problem) => {
  const inlineCode = [{ text, line: 1 }];
  const [command] = commandsOf({ ...readPage('README.md'), codeBlocks: [], inlineCode });
  expect(command && (await problemOf(command, 'README.md'))).toContain(problem);
});

test('takes the commands of a block by its prompts, without variables and files', () => {
  const text =
    '$ A=1 npx pnpm fleet show > a.json # keep\n{}\n$ npx pnpm fleet \\\n  status && pnpm dev';
  expect(commandLines(text)).toHaveLength(2);
  const block = { language: 'console', text, line: 4 };
  const page = { ...readPage('README.md'), codeBlocks: [block], inlineCode: [] };
  expect(commandsOf(page).map(({ words }) => words)).toEqual([
    ['fleet', 'show'],
    ['fleet', 'status'],
    ['dev'],
  ]);
});
