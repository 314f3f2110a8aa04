import { DEFAULT_SLUG } from '@foyer/shared/addresses/slug';
import { type Fleet, REQUIRED_REMOTES, SHELL } from '@foyer/shared/contracts/fleet';
import type { Release } from '@foyer/shared/contracts/release';
import { type Choice, type Choices, choicesAt } from './choices.ts';
import { conflictsWith, mountCollisions } from './conflicts.ts';
import type { Releases } from './releases.ts';
import { NONE_TAKEN, type Taken } from './rollouts.ts';

/** A remote as one hotel gets it: the release to run, then the previous good one. */
export type Selected = { name: string; enabled: boolean; releases: [Release, ...Release[]] };

/** The releases that a fleet means for one hotel. */
export type Selection = {
  shell: Release | undefined;
  remotes: Selected[];
  /** Why these cannot run together, one sentence each. */
  problems: string[];
};

/** Which releases a browser gets at the hotel `slug`, and whatever keeps them from working. */
export function selectFor(
  fleet: Fleet,
  slug: string,
  releases: Releases,
  taken: Taken = NONE_TAKEN,
): Selection {
  return selectFrom(choicesAt(fleet, slug), slug, releases, taken);
}

/** The same from what the hotel gets, for whoever asks about several mixes of it. */
export function selectFrom(
  choices: Choices,
  slug: string,
  releases: Releases,
  taken: Taken,
): Selection {
  const problems: string[] = [];
  const [first, ...others] = [...choices].map(([name, choice]) =>
    select(name, taken.has(name) ? withRollout(choice) : choice, releases, problems),
  );
  const shell = first?.releases[0];
  const remotes = others
    .filter((selected) => selected !== undefined)
    .map((remote) => (remote.enabled && shell ? fitting(remote, shell, problems) : remote));
  for (const { name, enabled } of remotes) {
    if (!enabled && slug !== DEFAULT_SLUG && REQUIRED_REMOTES.includes(name))
      problems.push(`${name} cannot be disabled`);
  }
  const running = remotes.filter(({ enabled }) => enabled);
  problems.push(...mountCollisions(running.map(({ releases: [current] }) => current)));
  return { shell, remotes, problems };
}

/** What is rolled out comes before what it will replace, for those who get it. */
function withRollout(choice: Choice): Choice {
  const { rollout, versions } = choice;
  return rollout ? { ...choice, versions: [rollout.version, ...versions] } : choice;
}

/** What a remote that is not enabled lacks is nobody's problem: its addresses are not reserved. */
function select(
  name: string,
  { enabled, versions, withdrawn }: Choice,
  releases: Releases,
  problems: string[],
): Selected | undefined {
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
    if (isNeeded) problems.push(`${name} ${version} ${releases.lack(name, version)}`);
    return undefined;
  }
  const previous = previousVersion ? releases.get(name, previousVersion) : undefined;
  return { name, enabled, releases: previous ? [current, previous] : [current] };
}

/** The releases of a remote that this shell can run: the current one must, an older one may. */
function fitting(remote: Selected, shell: Release, problems: string[]): Selected {
  const [current, ...older] = remote.releases;
  problems.push(...conflictsWith(shell, current));
  return {
    ...remote,
    releases: [current, ...older.filter((one) => conflictsWith(shell, one).length === 0)],
  };
}
