import { mountPattern } from '@foyer/shared/addresses/mounts.ts';
import { WORKER } from '@foyer/shared/contracts/worker.ts';
import { choiceOf, knownRemotesOf } from '../composition/choices.ts';
import { disallowedOriginWarnings } from '../composition/disallowed-origins.ts';
import { hotelsOf } from '../composition/problems.ts';
import type { Resolution } from '../composition/resolution.ts';
import { resolveComposition } from '../composition/resolve.ts';
import { rolloutsOf } from '../composition/rollouts.ts';
import { ALL_HOTELS, SHELL } from '../contracts/fleet.ts';
import type { Release } from '../contracts/release.ts';
import { type CandidateRevision, effectiveRevisionOf } from '../revisions/candidate-revisions.ts';
import { workerOf } from '../revisions/state.ts';
import type { ReleaseStore } from '../store/release-store.ts';
import type { Committed } from './commit.ts';
import { type FirstLoad, firstLoadSizes } from './first-load.ts';

/** Holds a version before and after; undefined if there is none. */
type VersionChange = { name: string; before: string | undefined; after: string | undefined };

/** Describes the effect of a change on the guests of a hotel. */
export type PlannedEffect = {
  releases: VersionChange[];
  /** Versions for a percentage of browsers. */
  rollouts: VersionChange[];
  /** Versions to fall back to, for remotes whose running version stays. */
  fallbacks: VersionChange[];
  added: string[];
  removed: string[];
  /** Declared API origins that remotes may not call, unless listed before already. */
  disallowed: string[];
  /** Undefined if the releases stay the same. */
  firstLoad: { before: FirstLoad | undefined; after: FirstLoad | undefined } | undefined;
  /** Older problems for which the hotel stays on its effective revision. */
  problems: string[];
};

/** Holds each effect that is not empty, with its hotels; `*` is every other hotel. */
export type PlannedEffects = { hotels: string[]; effect: PlannedEffect }[];

/** Computes the effect of a change, grouped by hotels with the same one. */
export async function plannedEffectsOf(
  { state, after }: Pick<Committed, 'state' | 'after'>,
  store: ReleaseStore,
): Promise<PlannedEffects> {
  const firstLoadOf = firstLoadSizes(store);
  const groups = new Map<string, PlannedEffects[number]>();
  const [newest] = after;
  if (!newest) return [];
  const oldHotels = state.currentCandidate ? hotelsOf(state.currentCandidate.document) : [];
  for (const slug of new Set([...oldHotels, ...hotelsOf(newest.document)])) {
    const before = state.resolve(slug);
    const effective = effectiveRevisionOf(after, slug);
    const next =
      effective && resolveComposition(effective.document.fleet, slug, effective.releases);
    const releases = versionChanges(before, next, 0);
    const effect = {
      releases,
      rollouts: rolloutChanges(state.effectiveRevisionOf(slug), effective, slug),
      fallbacks: versionChanges(before, next, 1).filter(
        ({ name }) => !releases.some((other) => other.name === name),
      ),
      added: addedFeatures(before, next),
      removed: addedFeatures(next, before),
      disallowed: newlyDisallowed(state.effectiveRevisionOf(slug), effective, slug),
      firstLoad:
        releases.length > 0
          ? {
              before: before && (await firstLoadOf(before)),
              after: next && (await firstLoadOf(next)),
            }
          : undefined,
      problems: newest.problems(slug),
    };
    if (isEmpty(effect)) continue;
    const key = JSON.stringify(effect);
    const group = groups.get(key) ?? { hotels: [], effect };
    group.hotels.push(slug);
    groups.set(key, group);
  }
  return [...workerEffect(state.worker, workerOf(newest)), ...groups.values()];
}

/** Compares the service worker, which is one for all hotels. */
function workerEffect(before: Release | undefined, after: Release | undefined): PlannedEffects {
  if (before?.version === after?.version) return [];
  const change = { name: WORKER, before: before?.version, after: after?.version };
  const nothing = {
    rollouts: [],
    fallbacks: [],
    added: [],
    removed: [],
    disallowed: [],
    firstLoad: undefined,
    problems: [],
  };
  return [{ hotels: [ALL_HOTELS], effect: { releases: [change], ...nothing } }];
}

function isEmpty({ firstLoad, ...rest }: PlannedEffect): boolean {
  return Object.values(rest).every((list) => list.length === 0);
}

/** Returns the running versions (index 0) or the fallback versions (index 1) by name. */
function versionsOf(resolution: Resolution | undefined, index: 0 | 1): Map<string, string> {
  const versions = new Map<string, string>();
  if (!resolution) return versions;
  if (index === 0) versions.set(SHELL, resolution.shell.version);
  for (const { name, sources } of resolution.composition.remotes) {
    const version = sources[index]?.version;
    if (version !== undefined) versions.set(name, version);
  }
  return versions;
}

function versionChanges(
  before: Resolution | undefined,
  after: Resolution | undefined,
  index: 0 | 1,
): VersionChange[] {
  const [old, current] = [versionsOf(before, index), versionsOf(after, index)];
  return [...new Set([...old.keys(), ...current.keys()])]
    .map((name) => ({ name, before: old.get(name), after: current.get(name) }))
    .filter((one) => one.before !== one.after);
}

function rolloutChanges(
  before: CandidateRevision | undefined,
  after: CandidateRevision | undefined,
  slug: string,
): VersionChange[] {
  const [old, current] = [rolloutShares(before, slug), rolloutShares(after, slug)];
  return [...new Set([...old.keys(), ...current.keys()])]
    .map((name) => ({ name, before: old.get(name), after: current.get(name) }))
    .filter((one) => one.before !== one.after);
}

/** Describes the rollouts at a hotel by remote, with version and percentage. */
function rolloutShares(revision: CandidateRevision | undefined, slug: string): Map<string, string> {
  if (!revision) return new Map();
  const { fleet } = revision.document;
  const shares = [...rolloutsOf(fleet, slug).keys()].flatMap((name): [string, string][] => {
    const { rollout } = choiceOf(fleet, slug, name);
    return rollout ? [[name, `${rollout.version} for ${rollout.percent} %`]] : [];
  });
  return new Map(shares);
}

function newlyDisallowed(
  before: CandidateRevision | undefined,
  after: CandidateRevision | undefined,
  slug: string,
): string[] {
  const known = new Set(disallowedCalls(before, slug));
  return disallowedCalls(after, slug).filter((text) => !known.has(text));
}

function disallowedCalls(revision: CandidateRevision | undefined, slug: string): string[] {
  if (!revision) return [];
  const { document, releases } = revision;
  const { fleet } = document;
  return knownRemotesOf(fleet, slug).flatMap((name) =>
    disallowedOriginWarnings(fleet, slug, name, choiceOf(fleet, slug, name), releases),
  );
}

/** Lists screens, entries and API origins that the second resolution has and the first lacks. */
function addedFeatures(one: Resolution | undefined, other: Resolution | undefined): string[] {
  const before = new Set(featuresOf(one));
  return featuresOf(other).filter((feature) => !before.has(feature));
}

function featuresOf(resolution: Resolution | undefined): string[] {
  if (!resolution) return [];
  const { mounts, header, menu, api_origins: origins = [] } = resolution.composition;
  return [
    ...mounts.filter(({ enabled }) => enabled).map((mount) => `screen ${mountPattern(mount)}`),
    ...header.map(({ label }) => `header "${label}"`),
    ...menu.map(({ label }) => `menu "${label}"`),
    ...origins.map((origin) => `calls of ${origin}`),
  ];
}
