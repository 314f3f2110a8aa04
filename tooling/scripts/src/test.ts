/**
 * `npm test [NAME]`: runs every check in sequence, from linting to end-to-end tests. It continues after
 * a failure. The name of a package, folder or file selects its checks. The last line of the output is
 * the sum `N passed, N failed, N skipped`.
 */
import { spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ROOT } from '@foyer/build/packages';
import { installChromium } from './chromium.ts';
import { install, missingPackages, PROGRAMS } from './debian.ts';
import { startPostgres } from './postgres.ts';
import { COMPILE_CACHE } from './processes.ts';
import { type Outcome, playwrightOutcome, vitestOutcome } from './test-reports.ts';
import { type Selection, select } from './test-selection.ts';

const reports = mkdtempSync(join(tmpdir(), 'foyer-test-'));
const REPORT = join(reports, 'report.json');
const total: Outcome = { passed: 0, failed: [], skipped: [] };
const minutes: Record<string, number> = {};

function run(title: string, command: string, args: string[], env: NodeJS.ProcessEnv = {}): boolean {
  console.log(`\n── ${title}`);
  const start = performance.now();
  const { status } = spawnSync(command, args, {
    cwd: ROOT,
    stdio: ['ignore', 'inherit', 'inherit'],
    env: { ...COMPILE_CACHE, ...process.env, ...env },
  });
  minutes[title] = (performance.now() - start) / 60_000;
  return status === 0;
}

function add({ passed, failed, skipped }: Outcome): void {
  total.passed += passed;
  total.failed.push(...failed);
  total.skipped.push(...skipped);
}

/** Runs a step that passes or fails as a whole. */
function check(title: string, command: string, ...args: string[]): void {
  const ok = run(title, command, args);
  add({ passed: ok ? 1 : 0, failed: ok ? [] : [title], skipped: [] });
}

/** Runs a step with tests, counted from its JSON report; a missing report is a failure. */
function suite<Report>(
  title: string,
  read: (report: Report) => Outcome,
  env: NodeJS.ProcessEnv,
  command: string,
  ...args: string[]
): void {
  const ok = run(title, command, args, env);
  const outcome = existsSync(REPORT)
    ? read(JSON.parse(readFileSync(REPORT, 'utf8')) as Report)
    : { passed: 0, failed: [], skipped: [] };
  add(ok || outcome.failed.length > 0 ? outcome : { ...outcome, failed: [title] });
  rmSync(REPORT, { force: true });
}

async function unitTests(args: string[]): Promise<void> {
  const isOwn = !process.env.TEST_DATABASE_URL && missingPackages('PostgreSQL').length === 0;
  const postgres = isOwn ? await startPostgres() : undefined;
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${REPORT}`];
  const env = postgres && { TEST_DATABASE_URL: postgres.url };
  suite('Unit and component tests', vitestOutcome, env ?? {}, 'vitest', ...args, ...reporters);
  postgres?.stop();
}

/** Runs the tests in Chromium and the smoke tests elsewhere, with one set of servers. */
function endToEndTests(args: string[]): void {
  const playwright = ['--filter', './e2e', 'exec', 'playwright', 'test', '--reporter=list,json'];
  const env = { PLAYWRIGHT_JSON_OUTPUT_NAME: REPORT };
  suite('End-to-end tests', playwrightOutcome, env, 'pnpm', ...playwright, ...args);
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

async function runAll({ lint, vitest, playwright, notRun }: Selection): Promise<void> {
  check('Lint', 'biome', 'check', '--no-errors-on-unmatched', lint);
  check('Types', 'tsc', '--noEmit', '-p', 'tsconfig.json');
  check('Types in the declared browsers', 'node', 'tooling/build/src/check-types.ts');
  if (notRun.length === 0) {
    check('Dependencies', 'node', 'tooling/scripts/src/check-dependencies.ts');
    check('Dead code', 'knip');
  }
  if (vitest) await unitTests(vitest);
  if (playwright) endToEndTests(playwright);
}

function printSummary({ notRun }: Selection): void {
  console.log('\nMinutes per step:');
  for (const [title, taken] of Object.entries(minutes))
    console.log(`${taken.toFixed(1).padStart(6)}  ${title}`);
  for (const title of total.skipped) console.log(`Skipped: ${title}`);
  for (const program of PROGRAMS) {
    const missing = missingPackages(program);
    if (missing.length > 0)
      console.log(`Not tested with ${program}: Debian's ${missing.join(' ')} is not installed.`);
  }
  for (const line of notRun) console.log(`Not run: ${line}.`);
  for (const title of total.failed) console.log(`Failed: ${title}`);
  const { passed, failed, skipped } = total;
  console.log(`\n${passed} passed, ${failed.length} failed, ${skipped.length} skipped`);
}

const selection = selected(process.argv[2]);
install(PROGRAMS.flatMap(missingPackages));
installChromium();
await runAll(selection);
rmSync(reports, { recursive: true });
printSummary(selection);
process.exitCode = total.failed.length === 0 && total.passed > 0 ? 0 : 1;
