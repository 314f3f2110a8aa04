import type { OutcomeKind } from '@foyer/releases/contracts';
import { beforeEach, expect, test } from 'vitest';
import { createReleaseHealth, type ReleaseHealth, WINDOW_MS } from './release-health.ts';

const AT = { hotel: 'grand-plaza', remote: 'mfe-hotel', version: '1.0.0' };
const REPORT = {
  kind: 'csp-violation',
  page: '/inn',
  blocked: 'https://evil.test',
  rule: 'img-src',
};

let now: number;
let releaseHealth: ReleaseHealth;
beforeEach(() => {
  now = 1_000_000;
  releaseHealth = createReleaseHealth(() => now);
});
const add = (load: string, kind: OutcomeKind, ms?: number, at = AT) =>
  releaseHealth.add(load, at, kind, ms);

test('FLEET-117 counts a page load once, as failed if it had a failure', () => {
  add('a', 'loaded');
  add('a', 'loaded');
  add('b', 'loaded');
  add('b', 'threw');
  add('c', 'hydration-recovery');
  add('d', 'fell-back');
  for (const kind of ['no-code', 'timed-out', 'card'] as const) add(kind, kind);
  expect(releaseHealth.countsOf(AT)).toEqual({
    ...AT,
    loads: 7,
    failed: 4,
    kinds: {
      loaded: 2,
      threw: 1,
      'hydration-recovery': 1,
      'fell-back': 1,
      'no-code': 1,
      'timed-out': 1,
      card: 1,
    },
    ms: undefined,
  });
});

test("FLEET-62 takes the median of the first times of the page loads as a release's time", () => {
  add('a', 'loaded', 100);
  add('a', 'loaded', 9_000);
  add('b', 'loaded', 1_000);
  add('c', 'loaded', 20);
  add('d', 'loaded');
  expect(releaseHealth.countsOf(AT).ms).toBe(100);
});

test('FLEET-117 counts other hotels, remotes and versions separately', () => {
  const others = [{ hotel: 'inn' }, { remote: 'mfe-spa' }, { version: '1.1.0' }];
  add('a', 'threw');
  for (const other of others) add('a', 'loaded', undefined, { ...AT, ...other });
  expect(releaseHealth.countsOf(AT)).toMatchObject({ loads: 1, failed: 1 });
  expect(releaseHealth.allCounts()).toHaveLength(4);
  expect(releaseHealth.allCounts().map(({ failed }) => failed)).toContain(0);
  expect(releaseHealth.countsOf({ ...AT, hotel: 'spa' })).toMatchObject({
    loads: 0,
    failed: 0,
    kinds: {},
  });
});

test('FLEET-117 forgets each page load after a quarter of an hour', () => {
  add('a', 'threw');
  now += WINDOW_MS - 1;
  add('b', 'loaded');
  expect(releaseHealth.countsOf(AT)).toMatchObject({ loads: 2, failed: 1 });
  now += 2;
  expect(releaseHealth.countsOf(AT)).toMatchObject({ loads: 1, failed: 0 });
  now += WINDOW_MS;
  expect(releaseHealth.allCounts()).toEqual([]);
  add('a', 'threw');
  now += WINDOW_MS - 1;
  add('b', 'loaded', undefined, { ...AT, hotel: 'inn' });
  now += 2;
  expect(releaseHealth.allCounts()).toMatchObject([{ hotel: 'inn' }]);
});

test('FLEET-62 counts the latest two thousand page loads of a release', () => {
  for (let load = 0; load < 2_001; load += 1) add(`load-${load}`, load === 0 ? 'threw' : 'loaded');
  expect(releaseHealth.countsOf(AT)).toMatchObject({ loads: 2_000, failed: 0 });
});

test('FLEET-120 counts equal browser reports together, others separately, and forgets both', () => {
  releaseHealth.addReport(REPORT);
  releaseHealth.addReport(REPORT);
  releaseHealth.addReport({ ...REPORT, rule: 'font-src' });
  expect(releaseHealth.reports()).toEqual(
    expect.arrayContaining([
      { ...REPORT, times: 2 },
      { ...REPORT, rule: 'font-src', times: 1 },
    ]),
  );
  expect(releaseHealth.reports()).toHaveLength(2);
  releaseHealth.addReport({ ...REPORT, page: '/inn https:', blocked: '//evil.test' });
  expect(releaseHealth.reports()).toHaveLength(3);
  now += WINDOW_MS + 1;
  expect(releaseHealth.reports()).toEqual([]);
});
