import type { OutcomeCounts } from '@foyer/releases/contracts';

type Counts = Pick<OutcomeCounts, 'loads' | 'failed'>;

/** The minimum of page loads before a rollback, and the difference in percentage points. */
export type Thresholds = { loads: number; points: number };

/** The quantile of the normal distribution for a 95 % confidence interval. */
const Z = 1.96;

/**
 * Tells whether a release fails clearly more often than the previous one. Its failure rate must be
 * higher by `points`, and the two confidence intervals must not overlap.
 */
export function isSignificantlyWorse(
  current: Counts,
  previous: Counts,
  { loads, points }: Thresholds,
): boolean {
  if (current.loads < loads || previous.loads === 0) return false;
  const difference = current.failed / current.loads - previous.failed / previous.loads;
  return difference * 100 >= points && failureRateOf(current).least > failureRateOf(previous).most;
}

/** Returns the confidence interval of the failure rate (Wilson's score interval). */
function failureRateOf({ loads, failed }: Counts): { least: number; most: number } {
  const share = failed / loads;
  const square = Z ** 2;
  const middle = share + square / (2 * loads);
  const reach = Z * Math.sqrt((share * (1 - share)) / loads + square / (4 * loads ** 2));
  const whole = 1 + square / loads;
  return { least: (middle - reach) / whole, most: (middle + reach) / whole };
}
