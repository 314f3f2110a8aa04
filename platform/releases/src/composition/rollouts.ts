import { contentId } from '@foyer/common/http';
import type { Choices } from './choices.ts';

/** The remotes (or the shell) of which a browser runs the rollout's release. */
export type ActiveRollouts = ReadonlySet<string>;

/** The gateway validates each pair of rollouts at each hotel. */
export const MAX_ROLLOUTS = 6;

export const NO_ROLLOUTS: ActiveRollouts = new Set();

/** The rollouts at a hotel: name → percentage of browsers. */
export type Rollouts = ReadonlyMap<string, number>;

export function rolloutsOf(choices: Choices): Rollouts {
  const rollouts = new Map<string, number>();
  for (const [name, { enabled, rollout }] of choices) {
    if (rollout && enabled) rollouts.set(name, rollout.percent);
  }
  return rollouts;
}

/** Returns the rollouts that the browser in this bucket gets. */
export function activeRolloutsOf(bucket: string | undefined, rollouts: Rollouts): ActiveRollouts {
  // Stryker disable next-line ConditionalExpression: without rollouts the result is the same, only slower
  if (bucket === undefined || rollouts.size === 0) return NO_ROLLOUTS;
  // Stryker disable next-line EqualityOperator: no known bucket has an integer position
  const names = [...rollouts].filter(([name, percent]) => positionOf(bucket, name) < percent);
  return new Set(names.map(([name]) => name));
}

/** Returns the bucket's stable position for a remote, from 0 to 100. */
function positionOf(bucket: string, name: string): number {
  const hash = Number.parseInt(contentId(`${bucket} ${name}`).slice(0, 8), 16);
  return (hash / 2 ** 32) * 100;
}

/**
 * Returns the combinations to validate: no rollout, each rollout alone, each pair. A conflict never
 * needs more than two releases, so larger combinations need no check.
 */
export function rolloutCombinations(names: readonly string[]): ActiveRollouts[] {
  const pairs = names.flatMap((one, index) =>
    names.slice(index + 1).map((other) => new Set([one, other])),
  );
  return [NO_ROLLOUTS, ...names.map((name) => new Set([name])), ...pairs];
}
