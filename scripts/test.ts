/**
 * `npm test`: every check from linting to end-to-end tests, one after the other, each run even
 * when an earlier one failed. Ends with the line `N passed, N failed` over all of them.
 */
import { spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { installChromium } from './chromium.ts';
import { type Outcome, playwrightOutcome, vitestOutcome } from './test-reports.ts';

const ROOT = join(import.meta.dirname, '..');
const reports = mkdtempSync(join(tmpdir(), 'foyer-test-'));
const total: Outcome = { passed: 0, failed: [] };

function run(title: string, command: string, args: string[], env: NodeJS.ProcessEnv = {}): boolean {
  console.log(`\n── ${title}`);
  const { status } = spawnSync(command, args, {
    cwd: ROOT,
    stdio: ['ignore', 'inherit', 'inherit'],
    env: { ...process.env, ...env },
  });
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

installChromium();
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

if (check('Build', 'pnpm', 'build')) {
  const playwrightReport = join(reports, 'playwright.json');
  suite(
    'End-to-end tests',
    ['pnpm', '--filter', './e2e', 'exec', 'playwright', 'test', '--reporter=list,json'],
    playwrightReport,
    { PLAYWRIGHT_JSON_OUTPUT_NAME: playwrightReport },
    playwrightOutcome,
  );
}

rmSync(reports, { recursive: true });
for (const title of total.failed) console.log(`Failed: ${title}`);
console.log(`\n${total.passed} passed, ${total.failed.length} failed`);
process.exitCode = total.failed.length === 0 && total.passed > 0 ? 0 : 1;
