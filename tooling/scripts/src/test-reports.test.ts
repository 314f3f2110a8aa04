import { expect, test } from 'vitest';
import { playwrightResults, vitestResults } from './test-reports.ts';

test('counts skipped and unfinished Vitest tests separately from passed ones', () => {
  const results = [
    { status: 'passed', fullName: 'one' },
    { status: 'failed', fullName: 'two' },
    { status: 'skipped', fullName: 'three' },
    { status: 'todo', fullName: 'four' },
  ];
  expect(vitestResults({ testResults: [{ assertionResults: results }] })).toEqual([
    { name: 'one', outcome: 'passed' },
    { name: 'two', outcome: 'failed' },
    { name: 'three', outcome: 'skipped' },
    { name: 'four', outcome: 'skipped' },
  ]);
});

test('names Playwright tests after their project, in every suite', () => {
  const run = (projectName: string, status: 'expected' | 'unexpected' | 'skipped' | 'flaky') => ({
    projectName,
    status,
  });
  const inner = { specs: [{ title: 'two', tests: [run('WebKit', 'skipped')] }] };
  const specs = [
    { title: 'one', tests: [run('Chromium', 'expected'), run('Firefox', 'unexpected')] },
    { title: 'three', tests: [run('Chromium', 'flaky')] },
  ];
  expect(playwrightResults({ suites: [{ specs, suites: [inner] }] })).toEqual([
    { name: 'Chromium: one', outcome: 'passed' },
    { name: 'Firefox: one', outcome: 'failed' },
    { name: 'Chromium: three', outcome: 'failed' },
    { name: 'WebKit: two', outcome: 'skipped' },
  ]);
});
