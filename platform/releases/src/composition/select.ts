import { DEFAULT_SLUG } from '@foyer/shared/addresses/slug.ts';
import { type Fleet, REQUIRED_REMOTES, SHELL } from '../contracts/fleet.ts';
import { type Choice, type Choices, choicesOf } from './choices.ts';
import { collisionsOf } from './conflicts.ts';
import type { IndexedRelease } from './indexed-release.ts';
import type { ReleaseIndex } from './release-index.ts';
import { type ActiveRollouts, NO_ROLLOUTS } from './rollouts.ts';

/** A remote at one hotel: the release to run, then the previous good one. */
export type SelectedRemote = {
  name: string;
  enabled: boolean;
  releases: [IndexedRelease, ...IndexedRelease[]];
};

/** The releases that a fleet selects for one hotel. */
export type Selection = {
  shell: IndexedRelease | undefined;
  remotes: SelectedRemote[];
  /** Reasons why these cannot run together, one sentence each. */
  problems: string[];
};

/** Selects the releases of a browser at a hotel and collects their problems. */
export function selectionOf(
  fleet: Fleet,
  slug: string,
  releases: ReleaseIndex,
  active: ActiveRollouts = NO_ROLLOUTS,
): Selection {
  return selectionOfChoices(choicesOf(fleet, slug), slug, releases, active);
}

/** Selects from the hotel's choices, for callers that check several combinations. */
export function selectionOfChoices(
  choices: Choices,
  slug: string,
  releases: ReleaseIndex,
  active: ActiveRollouts,
): Selection {
  const problems: string[] = [];
  const [first, ...others] = [...choices].map(([name, choice]) =>
    select(name, active.has(name) ? withRollout(choice) : choice, releases, problems),
  );
  const shell = first?.releases[0];
  const remotes = others
    .filter((selected) => selected !== undefined)
    .map((remote) => (remote.enabled && shell ? compatible(remote, shell, problems) : remote));
  for (const { name, enabled } of remotes) {
    if (!enabled && slug !== DEFAULT_SLUG && REQUIRED_REMOTES.includes(name))
      problems.push(`${name} cannot be disabled`);
  }
  const running = remotes.filter(({ enabled }) => enabled);
  problems.push(...collisionsOf(running.flatMap(({ releases: [current] }) => current.keyedMounts)));
  return { shell, remotes, problems };
}

/** Puts the rollout's version before the version that it will replace. */
function withRollout(choice: Choice): Choice {
  const { rollout, versions } = choice;
  return rollout ? { ...choice, versions: [rollout.version, ...versions] } : choice;
}

/**
 * Selects a remote's releases. A disabled remote without a release is no problem: its addresses are
 * not reserved.
 */
function select(
  name: string,
  { enabled, versions, withdrawn }: Choice,
  releases: ReleaseIndex,
  problems: string[],
): SelectedRemote | undefined {
  const [version, previousVersion] = versions;
  const isNeeded = enabled || name === SHELL;
  if (!version) {
    if (withdrawn && isNeeded)
      problems.push(`${name} ${withdrawn} is withdrawn, and there is no other release to run`);
    if (!withdrawn && (isNeeded || REQUIRED_REMOTES.includes(name)))
      problems.push(`${name} has no channel`);
    return undefined;
  }
  const current = releases.get(name, version);
  if (!current) {
    if (isNeeded) problems.push(`${name} ${version} ${releases.absenceOf(name, version)}`);
    return undefined;
  }
  const previous = previousVersion ? releases.get(name, previousVersion) : undefined;
  return { name, enabled, releases: previous ? [current, previous] : [current] };
}

/** Keeps the releases that this shell can run; the current one must run. */
function compatible(
  remote: SelectedRemote,
  shell: IndexedRelease,
  problems: string[],
): SelectedRemote {
  const [current, ...older] = remote.releases;
  problems.push(...current.conflictsWith(shell));
  const runnable = older.filter((one) => one.conflictsWith(shell).length === 0);
  return { ...remote, releases: [current, ...runnable] };
}
