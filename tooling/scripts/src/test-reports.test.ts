import { expect, test } from 'vitest';
import { playwrightOutcome, vitestOutcome } from './test-reports.ts';

test('counts skipped and unfinished Vitest tests separately from passed ones', () => {
  const results = [
    { status: 'passed', fullName: 'one' },
    { status: 'failed', fullName: 'two' },
    { status: 'skipped', fullName: 'three' },
    { status: 'todo', fullName: 'four' },
  ];
  expect(vitestOutcome({ testResults: [{ assertionResults: results }] })).toEqual({
    passed: 1,
    failed: ['two'],
    skipped: ['three', 'four'],
  });
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
  expect(playwrightOutcome({ suites: [{ specs, suites: [inner] }] })).toEqual({
    passed: 1,
    failed: ['Firefox: one', 'Chromium: three'],
    skipped: ['WebKit: two'],
  });
});
