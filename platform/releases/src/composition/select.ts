import { DEFAULT_SLUG } from '@foyer/shared/addresses/slug.ts';
import { REQUIRED_REMOTES } from '../contracts/fleet.ts';
import type { Choice, Choices } from './choices.ts';
import { collisionsOf } from './conflicts.ts';
import type { IndexedRelease, ReleaseIndex } from './release-index.ts';
import { type ActiveRollouts, NO_ROLLOUTS } from './rollouts.ts';

/** A remote at one hotel: the release to run, then the previous good one. */
export type SelectedRemote = {
  name: string;
  enabled: boolean;
  releases: [IndexedRelease, ...IndexedRelease[]];
};

/** Selects the releases of a browser from its hotel's choices. */
export function selectionOf(
  choices: Choices,
  slug: string,
  releases: ReleaseIndex,
  active: ActiveRollouts = NO_ROLLOUTS,
) {
  /** Reasons why these cannot run together, one sentence each. */
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
  if (!version) {
    if (withdrawn && enabled)
      problems.push(`${name} ${withdrawn} is withdrawn, and there is no other release to run`);
    if (!withdrawn && (enabled || REQUIRED_REMOTES.includes(name)))
      problems.push(`${name} has no channel`);
    return undefined;
  }
  const current = releases.get(name, version);
  if (!current) {
    if (enabled) problems.push(`${name} ${version} ${releases.absenceOf(name, version)}`);
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
