import type { Fared } from './ledger.ts';

type Counts = Pick<Fared, 'loads' | 'failed'>;

/** When a release is taken back: after so many page loads, so many points of a hundred above. */
export type Thresholds = { loads: number; points: number };

/** The quantile of the normal distribution for an interval that holds 95 times of a hundred. */
const Z = 1.96;

/**
 * Whether a release fails clearly more often than the one before it: by so many points, and the least
 * that its share of failures may be is above the most that the other's may be.
 */
export function isWorse(now: Counts, before: Counts, { loads, points }: Thresholds): boolean {
  if (now.loads < loads || before.loads === 0) return false;
  const above = now.failed / now.loads - before.failed / before.loads;
  return above * 100 >= points && shareOf(now).least > shareOf(before).most;
}

/** What the share of failures may be, by what was counted (Wilson's score interval). */
function shareOf({ loads, failed }: Counts): { least: number; most: number } {
  const share = failed / loads;
  const square = Z ** 2;
  const middle = share + square / (2 * loads);
  const reach = Z * Math.sqrt((share * (1 - share)) / loads + square / (4 * loads ** 2));
  const whole = 1 + square / loads;
  return { least: (middle - reach) / whole, most: (middle + reach) / whole };
}
