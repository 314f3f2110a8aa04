import type { OutcomeKind } from '@foyer/shared/contracts/outcome';
import { beforeEach, expect, test } from 'vitest';
import { createLedger, type Ledger, WINDOW_MS } from './ledger.ts';

const AT = { hotel: 'grand-plaza', remote: 'mfe-hotel', version: '1.0.0' };
const REPORT = {
  kind: 'csp-violation',
  page: '/inn',
  blocked: 'https://evil.test',
  rule: 'img-src',
};

let now: number;
let ledger: Ledger;
beforeEach(() => {
  now = 1_000_000;
  ledger = createLedger(() => now);
});
const add = (load: string, kind: OutcomeKind, ms?: number, at = AT) =>
  ledger.add(load, at, kind, ms);

test('FLEET-62 a page load fails where it met a failure, and counts once', () => {
  add('a', 'loaded');
  add('a', 'loaded');
  add('b', 'loaded');
  add('b', 'threw');
  add('c', 'drawn-anew');
  add('d', 'fell-back');
  for (const kind of ['no-code', 'timed-out', 'card'] as const) add(kind, kind);
  expect(ledger.at(AT)).toEqual({
    ...AT,
    loads: 7,
    failed: 4,
    kinds: {
      loaded: 2,
      threw: 1,
      'drawn-anew': 1,
      'fell-back': 1,
      'no-code': 1,
      'timed-out': 1,
      card: 1,
    },
    ms: undefined,
  });
});

test('FLEET-62 the time of a release is the median of the first times of its page loads', () => {
  add('a', 'loaded', 100);
  add('a', 'loaded', 9_000);
  add('b', 'loaded', 1_000);
  add('c', 'loaded', 20);
  add('d', 'loaded');
  expect(ledger.at(AT).ms).toBe(100);
});

test('FLEET-62 releases of other hotels, remotes and versions are counted for themselves', () => {
  const others = [{ hotel: 'inn' }, { remote: 'mfe-spa' }, { version: '1.1.0' }];
  add('a', 'threw');
  for (const other of others) add('a', 'loaded', undefined, { ...AT, ...other });
  expect(ledger.at(AT)).toMatchObject({ loads: 1, failed: 1 });
  expect(ledger.all()).toHaveLength(4);
  expect(ledger.all().map(({ failed }) => failed)).toContain(0);
  expect(ledger.at({ ...AT, hotel: 'spa' })).toMatchObject({ loads: 0, failed: 0, kinds: {} });
});

test('FLEET-62 what is a quarter of an hour old is forgotten, page load by page load', () => {
  add('a', 'threw');
  now += WINDOW_MS - 1;
  add('b', 'loaded');
  expect(ledger.at(AT)).toMatchObject({ loads: 2, failed: 1 });
  now += 2;
  expect(ledger.at(AT)).toMatchObject({ loads: 1, failed: 0 });
  now += WINDOW_MS;
  expect(ledger.all()).toEqual([]);
  add('a', 'threw');
  now += WINDOW_MS - 1;
  add('b', 'loaded', undefined, { ...AT, hotel: 'inn' });
  now += 2;
  expect(ledger.all()).toMatchObject([{ hotel: 'inn' }]);
});

test('FLEET-62 of one release the latest two thousand page loads are counted', () => {
  for (let load = 0; load < 2_001; load += 1) add(`load-${load}`, load === 0 ? 'threw' : 'loaded');
  expect(ledger.at(AT)).toMatchObject({ loads: 2_000, failed: 0 });
});

test('FLEET-62 the same refusal is counted, another one for itself, and both are forgotten', () => {
  ledger.refuse(REPORT);
  ledger.refuse(REPORT);
  ledger.refuse({ ...REPORT, rule: 'font-src' });
  expect(ledger.refused()).toEqual(
    expect.arrayContaining([
      { ...REPORT, times: 2 },
      { ...REPORT, rule: 'font-src', times: 1 },
    ]),
  );
  expect(ledger.refused()).toHaveLength(2);
  ledger.refuse({ ...REPORT, page: '/inn https:', blocked: '//evil.test' });
  expect(ledger.refused()).toHaveLength(3);
  now += WINDOW_MS + 1;
  expect(ledger.refused()).toEqual([]);
});
