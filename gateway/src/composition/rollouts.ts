import { type Fleet, SHELL } from '@foyer/shared/contracts/fleet';
import { contentId } from '../http/content-id.ts';
import { type Choices, choicesAt } from './choices.ts';

/** The remotes (or the shell) of which somebody runs the release that is rolled out. */
export type Taken = ReadonlySet<string>;

/** Each two of them have to be tried at each hotel. */
export const MOST_ROLLOUTS = 6;

export const NONE_TAKEN: Taken = new Set();

/** What is being rolled out at a hotel: name → the percentage of browsers that get it. */
export function rolloutsAt(fleet: Fleet, slug: string): Map<string, number> {
  return rolloutsIn(choicesAt(fleet, slug));
}

export function rolloutsIn(choices: Choices): Map<string, number> {
  const rollouts = new Map<string, number>();
  for (const [name, { enabled, rollout }] of choices) {
    if (rollout && (enabled || name === SHELL)) rollouts.set(name, rollout.percent);
  }
  return rollouts;
}

/** Those of which the browser with this lot gets the new release. */
export function takenBy(lot: string | undefined, rollouts: ReadonlyMap<string, number>): Taken {
  // Stryker disable next-line ConditionalExpression: of no rollouts none is taken, only later
  if (lot === undefined || rollouts.size === 0) return NONE_TAKEN;
  // Stryker disable next-line EqualityOperator: no known lot stands at a whole percentage
  const names = [...rollouts].filter(([name, percent]) => placeOf(lot, name) < percent);
  return new Set(names.map(([name]) => name));
}

/** Where a browser stands for a remote among all, from 0 to 100: the same one day after day. */
function placeOf(lot: string, name: string): number {
  const hash = Number.parseInt(contentId(`${lot} ${name}`).slice(0, 8), 16);
  return (hash / 2 ** 32) * 100;
}

/**
 * What browsers may run side by side: nothing new, each new release, each two of them. Whatever
 * keeps releases from working is a matter of two at most, so that no other mix has to be tried.
 */
export function mixesOf(names: readonly string[]): Taken[] {
  const pairs = names.flatMap((one, place) =>
    names.slice(place + 1).map((other) => new Set([one, other])),
  );
  return [NONE_TAKEN, ...names.map((name) => new Set([name])), ...pairs];
}
