/**
 * `npm test`: every check from linting to end-to-end tests, one after the other, each run even
 * when an earlier one failed. Ends with the line `N passed, N failed` over all of them.
 */
import { spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { installChromium } from './chromium.ts';

const ROOT = join(import.meta.dirname, '..');
const reports = mkdtempSync(join(tmpdir(), 'foyer-test-'));
const counts = { passed: 0, failed: 0 };

function run(title: string, command: string, args: string[], env: NodeJS.ProcessEnv = {}): boolean {
  console.log(`\n── ${title}`);
  const { status } = spawnSync(command, args, {
    cwd: ROOT,
    stdio: ['ignore', 'inherit', 'inherit'],
    env: { ...process.env, ...env },
  });
  return status === 0;
}

/** A step that either holds or does not. */
function check(title: string, command: string, ...args: string[]): boolean {
  const ok = run(title, command, args);
  counts[ok ? 'passed' : 'failed'] += 1;
  return ok;
}

/** A step with tests of its own, counted from the report it writes; no report is a failure. */
function suite(
  title: string,
  [command, ...args]: [string, ...string[]],
  report: string,
  env: NodeJS.ProcessEnv,
  read: (json: never) => { passed: number; failed: number },
): void {
  const ok = run(title, command, args, env);
  const found = existsSync(report)
    ? read(JSON.parse(readFileSync(report, 'utf8')) as never)
    : { passed: 0, failed: 0 };
  counts.passed += found.passed;
  counts.failed += found.failed || (ok ? 0 : 1);
}

installChromium();
check('Lint', 'biome', 'check', '.');
check('Types', 'tsc', '--noEmit', '-p', 'tsconfig.json');
check('Dead code', 'knip');

const vitestReport = join(reports, 'vitest.json');
suite(
  'Unit and component tests',
  ['vitest', 'run', '--reporter=default', '--reporter=json', `--outputFile.json=${vitestReport}`],
  vitestReport,
  {},
  (json: { numPassedTests: number; numFailedTests: number }) => ({
    passed: json.numPassedTests,
    failed: json.numFailedTests,
  }),
);

if (check('Build', 'pnpm', 'build')) {
  const playwrightReport = join(reports, 'playwright.json');
  suite(
    'End-to-end tests',
    ['pnpm', '--filter', './e2e', 'exec', 'playwright', 'test', '--reporter=list,json'],
    playwrightReport,
    { PLAYWRIGHT_JSON_OUTPUT_NAME: playwrightReport },
    (json: { stats: { expected: number; unexpected: number; flaky: number } }) => ({
      passed: json.stats.expected,
      failed: json.stats.unexpected + json.stats.flaky,
    }),
  );
}

rmSync(reports, { recursive: true });
console.log(`\n${counts.passed} passed, ${counts.failed} failed`);
process.exitCode = counts.failed === 0 && counts.passed > 0 ? 0 : 1;
