import { mountPattern } from '@foyer/shared/addresses/mounts.ts';
import { WORKER } from '@foyer/shared/contracts/worker.ts';
import { choiceOf, knownRemotesOf } from '../composition/choices.ts';
import { hotelsOf } from '../composition/problems.ts';
import type { Resolution } from '../composition/resolution.ts';
import { resolveComposition } from '../composition/resolve.ts';
import { disallowedOriginWarnings } from '../composition/warnings.ts';
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

const NO_EFFECT: PlannedEffect = {
  releases: [],
  rollouts: [],
  fallbacks: [],
  added: [],
  removed: [],
  disallowed: [],
  firstLoad: undefined,
  problems: [],
};

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
    const was = state.effectiveRevisionOf(slug);
    const is = effectiveRevisionOf(after, slug);
    const [before, next] = [resolvedAt(slug, was), resolvedAt(slug, is)];
    const releases = versionChanges(versionsOf(before, 0), versionsOf(next, 0));
    const effect = {
      releases,
      rollouts: versionChanges(rolloutShares(was, slug), rolloutShares(is, slug)),
      fallbacks: versionChanges(versionsOf(before, 1), versionsOf(next, 1)).filter(
        ({ name }) => !releases.some((other) => other.name === name),
      ),
      added: addedTo(featuresOf(before), featuresOf(next)),
      removed: addedTo(featuresOf(next), featuresOf(before)),
      disallowed: addedTo(disallowedCalls(was, slug), disallowedCalls(is, slug)),
      firstLoad:
        releases.length > 0
          ? { before: await firstLoadOf(before), after: await firstLoadOf(next) }
          : undefined,
      problems: newest.problems(slug),
    };
    const key = JSON.stringify(effect);
    if (key === JSON.stringify(NO_EFFECT)) continue;
    const group = groups.get(key) ?? { hotels: [], effect };
    group.hotels.push(slug);
    groups.set(key, group);
  }
  return [...workerEffect(state.worker, workerOf(newest)), ...groups.values()];
}

function resolvedAt(
  slug: string,
  effective: CandidateRevision | undefined,
): Resolution | undefined {
  return effective && resolveComposition(effective.document.fleet, slug, effective.releases);
}

/** Compares the service worker, which is one for all hotels. */
function workerEffect(before: Release | undefined, after: Release | undefined): PlannedEffects {
  if (before?.version === after?.version) return [];
  const change = { name: WORKER, before: before?.version, after: after?.version };
  return [{ hotels: [ALL_HOTELS], effect: { ...NO_EFFECT, releases: [change] } }];
}

type Versions = ReadonlyMap<string, string | undefined>;

/** Returns the running versions (index 0) or the fallback versions (index 1) by name. */
function versionsOf(resolution: Resolution | undefined, index: 0 | 1): Versions {
  if (!resolution) return new Map();
  const { shell, composition } = resolution;
  return new Map([
    [SHELL, index === 0 ? shell.version : undefined],
    ...composition.remotes.map(({ name, sources }) => [name, sources[index]?.version] as const),
  ]);
}

/** Returns the rollouts at a hotel by remote, with version and percentage. */
function rolloutShares(revision: CandidateRevision | undefined, slug: string): Versions {
  if (!revision) return new Map();
  const { fleet } = revision.document;
  return new Map(
    [...revision.rolloutsOf(slug)].map(([name, percent]) => [
      name,
      `${choiceOf(fleet, slug, name).rollout?.version} for ${percent} %`,
    ]),
  );
}

function versionChanges(old: Versions, current: Versions): VersionChange[] {
  return [...new Set([...old.keys(), ...current.keys()])]
    .map((name) => ({ name, before: old.get(name), after: current.get(name) }))
    .filter((one) => one.before !== one.after);
}

/** Returns the texts that only the second list has. */
function addedTo(before: readonly string[], after: readonly string[]): string[] {
  return after.filter((text) => !before.includes(text));
}

function disallowedCalls(revision: CandidateRevision | undefined, slug: string): string[] {
  if (!revision) return [];
  const { document, releases } = revision;
  const { fleet } = document;
  return knownRemotesOf(fleet, slug).flatMap((name) =>
    disallowedOriginWarnings(fleet, slug, name, choiceOf(fleet, slug, name), releases),
  );
}

/** Lists the screens, entries and API origins of a resolution. */
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
