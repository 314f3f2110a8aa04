import { expect, test } from 'vitest';
import { isSignificantlyWorse } from './failure-rate.ts';

const USUAL = { loads: 20, points: 5 };
const counts = (failed: number, loads: number) => ({ failed, loads });

test('FLEET-64 a release is worse if the two 95 % intervals do not overlap', () => {
  // Calculated by hand: 3 of 20 are at least 5.24 %; 0 of 69 at most 5.27 %, 0 of 70 5.20 %.
  expect(isSignificantlyWorse(counts(3, 20), counts(0, 69), USUAL)).toBe(false);
  expect(isSignificantlyWorse(counts(3, 20), counts(0, 70), USUAL)).toBe(true);
  // 14 of 50 are at least 17.47 %; 10 of 99 at most 17.60 %, 10 of 100 17.44 %.
  expect(isSignificantlyWorse(counts(14, 50), counts(10, 99), USUAL)).toBe(false);
  expect(isSignificantlyWorse(counts(14, 50), counts(10, 100), USUAL)).toBe(true);
});

test('FLEET-64 a release is not worse before it reaches the minimum of page loads', () => {
  expect(isSignificantlyWorse(counts(19, 19), counts(0, 1000), USUAL)).toBe(false);
  expect(isSignificantlyWorse(counts(20, 20), counts(0, 1000), USUAL)).toBe(true);
  expect(isSignificantlyWorse(counts(20, 20), counts(0, 0), USUAL)).toBe(false);
});

test('FLEET-64 a release is not worse by fewer points than the threshold', () => {
  const failing = [counts(50, 100), counts(250, 1000)] as const;
  expect(isSignificantlyWorse(...failing, { loads: 20, points: 25 })).toBe(true);
  expect(isSignificantlyWorse(...failing, { loads: 20, points: 26 })).toBe(false);
  expect(isSignificantlyWorse(counts(0, 100), counts(50, 100), USUAL)).toBe(false);
});
