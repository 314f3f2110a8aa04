import { expect, test } from 'vitest';
import { isWorse } from './worse.ts';

const USUAL = { loads: 20, points: 5 };
const counts = (failed: number, loads: number) => ({ failed, loads });

test('FLEET-64 a release is worse where the two intervals of 95 percent do not meet', () => {
  // By hand: 3 of 20 are at least 5.24 percent; 0 of 69 at most 5.27 percent, 0 of 70 5.20 percent.
  expect(isWorse(counts(3, 20), counts(0, 69), USUAL)).toBe(false);
  expect(isWorse(counts(3, 20), counts(0, 70), USUAL)).toBe(true);
  // 14 of 50 are at least 17.47 percent; 10 of 99 at most 17.60 percent, 10 of 100 17.44 percent.
  expect(isWorse(counts(14, 50), counts(10, 99), USUAL)).toBe(false);
  expect(isWorse(counts(14, 50), counts(10, 100), USUAL)).toBe(true);
});

test('FLEET-64 a release is not worse before it had as many page loads as the threshold says', () => {
  expect(isWorse(counts(19, 19), counts(0, 1000), USUAL)).toBe(false);
  expect(isWorse(counts(20, 20), counts(0, 1000), USUAL)).toBe(true);
  expect(isWorse(counts(20, 20), counts(0, 0), USUAL)).toBe(false);
});

test('FLEET-64 a release is not worse by fewer points than the threshold says', () => {
  const failing = [counts(50, 100), counts(250, 1000)] as const;
  expect(isWorse(...failing, { loads: 20, points: 25 })).toBe(true);
  expect(isWorse(...failing, { loads: 20, points: 26 })).toBe(false);
  expect(isWorse(counts(0, 100), counts(50, 100), USUAL)).toBe(false);
});
