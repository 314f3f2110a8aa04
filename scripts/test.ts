/**
 * `npm test`: every check from linting to end-to-end tests, one after the other, each run even
 * when an earlier one failed. Ends with the line `N passed, N failed` over all of them.
 */
import { spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { installChromium } from './chromium.ts';
import { installOtherEngines, otherEngines } from './engines.ts';
import { type Outcome, playwrightOutcome, vitestOutcome } from './test-reports.ts';

const ROOT = join(import.meta.dirname, '..');
const reports = mkdtempSync(join(tmpdir(), 'foyer-test-'));
const total: Outcome = { passed: 0, failed: [] };
const minutes: Record<string, number> = {};

function run(title: string, command: string, args: string[], env: NodeJS.ProcessEnv = {}): boolean {
  console.log(`\n── ${title}`);
  const start = performance.now();
  const { status } = spawnSync(command, args, {
    cwd: ROOT,
    stdio: ['ignore', 'inherit', 'inherit'],
    env: { ...process.env, ...env },
  });
  minutes[title] = (performance.now() - start) / 60_000;
  return status === 0;
}

function add({ passed, failed }: Outcome): void {
  total.passed += passed;
  total.failed.push(...failed);
}

/** A step that either holds or does not. */
function check(title: string, command: string, ...args: string[]): boolean {
  const ok = run(title, command, args);
  add(ok ? { passed: 1, failed: [] } : { passed: 0, failed: [title] });
  return ok;
}

/** A step with tests of its own, counted from the report it writes; no report is a failure. */
function suite<Report>(
  title: string,
  [command, ...args]: [string, ...string[]],
  report: string,
  env: NodeJS.ProcessEnv,
  read: (report: Report) => Outcome,
): void {
  const ok = run(title, command, args, env);
  const outcome = existsSync(report)
    ? read(JSON.parse(readFileSync(report, 'utf8')) as Report)
    : { passed: 0, failed: [] };
  add(ok || outcome.failed.length > 0 ? outcome : { ...outcome, failed: [title] });
}

/** End-to-end tests in Chromium, and the smoke in the engines that are there: one run, one server. */
function endToEnd(): void {
  const report = join(reports, 'playwright.json');
  const ready = engines.filter(({ missing }) => missing.length === 0).map(({ name }) => name);
  suite(
    ['End-to-end tests in Chromium', ...ready.map((name) => `smoke in ${name}`)].join(', '),
    ['pnpm', '--filter', './e2e', 'exec', 'playwright', 'test', '--reporter=list,json'],
    report,
    { PLAYWRIGHT_JSON_OUTPUT_NAME: report },
    playwrightOutcome,
  );
}

installChromium();
installOtherEngines();
const engines = otherEngines();
check('Lint', 'biome', 'check', '.');
check('Types', 'tsc', '--noEmit', '-p', 'tsconfig.json');
check('Types in the declared browsers', 'node', 'browsers/types.ts');
check('Dead code', 'knip');

const vitestReport = join(reports, 'vitest.json');
suite(
  'Unit and component tests',
  ['vitest', 'run', '--reporter=default', '--reporter=json', `--outputFile.json=${vitestReport}`],
  vitestReport,
  {},
  vitestOutcome,
);

if (check('Build', 'pnpm', 'build')) endToEnd();

rmSync(reports, { recursive: true });
console.log('\nMinutes per part:');
for (const [title, taken] of Object.entries(minutes))
  console.log(`${taken.toFixed(1).padStart(6)}  ${title}`);
for (const { name, missing } of engines)
  if (missing.length > 0)
    console.log(`Not tried in ${name}: Debian's ${missing.join(' ')} cannot be installed here.`);
for (const title of total.failed) console.log(`Failed: ${title}`);
console.log(`\n${total.passed} passed, ${total.failed.length} failed`);
process.exitCode = total.failed.length === 0 && total.passed > 0 ? 0 : 1;
