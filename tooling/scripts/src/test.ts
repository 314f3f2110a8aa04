/**
 * `npm test [NAME]`: runs every check in sequence, from linting to end-to-end tests. It continues after
 * a failure. The name of a package, folder or file selects its checks. The last line of the output is
 * the sum `N passed, N failed, N skipped`.
 */
import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ROOT } from '@foyer/build/packages';
import { rowsWithout } from './behaviour.ts';
import { installChromium } from './chromium.ts';
import { install, missingPackages, PROGRAMS } from './debian.ts';
import { COMPILE_CACHE } from './processes.ts';
import { playwrightResults, type Result, vitestResults } from './test-reports.ts';
import { type Selection, select } from './test-selection.ts';

const REPORT = join(tmpdir(), `foyer-test-${process.pid}.json`);
/**
 * Runs a command with an empty PostgreSQL server. Debian's tool stops it afterwards and deletes its data.
 * Tests kill processes but never the machine, so data need not reach the disk.
 */
const WITH_POSTGRES = [
  ...['pg_virtualenv', '-t', '-i', '--no-sync --auth-host=trust', '-o', 'max_connections=300'],
  ...['sh', '-c', 'TEST_DATABASE_URL=postgres://$PGUSER@$PGHOST:$PGPORT/postgres "$@"', 'sh'],
];

const results: Result[] = [];
const minutes: Record<string, number> = {};

function run(title: string, command: readonly string[], env: NodeJS.ProcessEnv = {}): boolean {
  console.log(`\n── ${title}`);
  const start = performance.now();
  const [program = '', ...args] = command;
  const { status } = spawnSync(program, args, {
    cwd: ROOT,
    stdio: ['ignore', 'inherit', 'inherit'],
    env: { ...COMPILE_CACHE, ...process.env, ...env },
  });
  minutes[title] = (performance.now() - start) / 60_000;
  return status === 0;
}

/** Runs a step that passes or fails as a whole. */
function check(title: string, ...command: string[]): void {
  results.push({ name: title, outcome: run(title, command) ? 'passed' : 'failed' });
}

/** Runs a step with tests, counted from its JSON report; a missing report is a failure. */
function suite<Report>(
  title: string,
  read: (report: Report) => Result[],
  command: readonly string[],
  env?: NodeJS.ProcessEnv,
): void {
  const ok = run(title, command, env);
  const tests = existsSync(REPORT) ? read(JSON.parse(readFileSync(REPORT, 'utf8'))) : [];
  results.push(...tests);
  if (!ok && tests.every(({ outcome }) => outcome !== 'failed'))
    results.push({ name: title, outcome: 'failed' });
  rmSync(REPORT, { force: true });
}

function unitTests(args: readonly string[]): void {
  const isOwn = !process.env.TEST_DATABASE_URL && missingPackages('PostgreSQL').length === 0;
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${REPORT}`];
  const vitest = [...(isOwn ? WITH_POSTGRES : []), 'vitest', ...args, ...reporters];
  suite('Unit and component tests', vitestResults, vitest);
}

/** Runs the tests in Chromium and the smoke tests elsewhere, with one set of servers. */
function endToEndTests(args: readonly string[]): void {
  const command = [
    'pnpm',
    '--filter',
    './e2e',
    'exec',
    'playwright',
    'test',
    '--reporter=list,json',
  ];
  const env = { PLAYWRIGHT_JSON_OUTPUT_NAME: REPORT };
  suite('End-to-end tests', playwrightResults, [...command, ...args], env);
}

/** Fails for each row of docs/behaviour.md that no test of this run proves. */
function checkRows(): void {
  const run = results.filter(({ outcome }) => outcome !== 'skipped').map(({ name }) => name);
  for (const id of rowsWithout(run))
    results.push({ name: `no test names ${id} of docs/behaviour.md`, outcome: 'failed' });
}

const namesOf = (wanted: Result['outcome']) =>
  results.filter(({ outcome }) => outcome === wanted).map(({ name }) => name);

function printSummary(notRun: readonly string[]): void {
  console.log('\nMinutes per step:');
  for (const [title, taken] of Object.entries(minutes))
    console.log(`${taken.toFixed(1).padStart(6)}  ${title}`);
  const [passed, failed, skipped] = [namesOf('passed'), namesOf('failed'), namesOf('skipped')];
  for (const title of skipped) console.log(`Skipped: ${title}`);
  for (const program of PROGRAMS) {
    const missing = missingPackages(program);
    if (missing.length > 0)
      console.log(`Not tested with ${program}: Debian's ${missing.join(' ')} is not installed.`);
  }
  for (const line of notRun) console.log(`Not run: ${line}.`);
  for (const title of failed) console.log(`Failed: ${title}`);
  console.log(`\n${passed.length} passed, ${failed.length} failed, ${skipped.length} skipped`);
  process.exitCode = failed.length === 0 ? 0 : 1;
}

/** Returns the selection; ends the process with a message if the name is unknown. */
function selected(name: string | undefined): Selection {
  try {
    return select(name);
  } catch (error) {
    console.error((error as Error).message);
    process.exit(2);
  }
}

const { lint, vitest, playwright, notRun } = selected(process.argv[2]);
const isWhole = notRun.length === 0;
install(PROGRAMS.flatMap(missingPackages));
installChromium();
check('Lint', 'biome', 'check', '--no-errors-on-unmatched', lint);
check('Types', 'tsc', '--noEmit', '-p', 'tsconfig.json');
check('Types in the declared browsers', 'node', 'tooling/build/src/check-types.ts');
if (isWhole) {
  check('Dependencies', 'node', 'tooling/scripts/src/check-dependencies.ts');
  check('Dead code', 'knip');
}
if (vitest) unitTests(vitest);
if (isWhole) check('Catalogue', 'pnpm', '--filter', './tooling/catalogue', 'build');
if (playwright) endToEndTests(playwright);
if (isWhole) checkRows();
printSummary(notRun);
