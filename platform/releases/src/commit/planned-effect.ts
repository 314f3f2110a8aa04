import { mountPattern } from '@foyer/shared/addresses/mounts.ts';
import { WORKER } from '@foyer/shared/contracts/worker.ts';
import { choicesOf } from '../composition/choices.ts';
import { hotelsOf } from '../composition/problems.ts';
import { resolveComposition } from '../composition/resolve.ts';
import { disallowedOriginWarnings } from '../composition/warnings.ts';
import { ALL_HOTELS, SHELL } from '../contracts/fleet.ts';
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
    const was = snapshotOf(slug, state.effectiveRevisionOf(slug));
    const is = snapshotOf(slug, effectiveRevisionOf(after, slug));
    const releases = versionChanges(was.releases, is.releases);
    const effect = {
      releases,
      rollouts: versionChanges(was.rollouts, is.rollouts),
      fallbacks: versionChanges(was.fallbacks, is.fallbacks).filter(
        ({ name }) => !releases.some((other) => other.name === name),
      ),
      added: addedTo(was.features, is.features),
      removed: addedTo(is.features, was.features),
      disallowed: addedTo(was.disallowed, is.disallowed),
      firstLoad:
        releases.length > 0
          ? { before: await firstLoadOf(was.resolution), after: await firstLoadOf(is.resolution) }
          : undefined,
      problems: newest.problems(slug),
    };
    const key = JSON.stringify(effect);
    if (key === JSON.stringify(NO_EFFECT)) continue;
    const group = groups.get(key) ?? { hotels: [], effect };
    group.hotels.push(slug);
    groups.set(key, group);
  }
  // The service worker is one for all hotels.
  const releases = versionChanges(
    new Map([[WORKER, state.worker?.version]]),
    new Map([[WORKER, workerOf(newest)?.version]]),
  );
  const ofWorker = { hotels: [ALL_HOTELS], effect: { ...NO_EFFECT, releases } };
  return [...(releases.length > 0 ? [ofWorker] : []), ...groups.values()];
}

type Versions = ReadonlyMap<string, string | undefined>;

const NO_VERSIONS: Versions = new Map();
const NOTHING = {
  resolution: undefined,
  releases: NO_VERSIONS,
  rollouts: NO_VERSIONS,
  fallbacks: NO_VERSIONS,
  features: [],
  disallowed: [],
};

/** Returns what the guests of a hotel get; versions by name. */
function snapshotOf(slug: string, effective: CandidateRevision | undefined) {
  if (!effective) return NOTHING;
  const { document, releases } = effective;
  const { fleet } = document;
  const choices = choicesOf(fleet, slug);
  const resolution = resolveComposition(fleet, slug, releases);
  const { remotes, mounts, header, menu, api_origins: origins = [] } = resolution.composition;
  return {
    resolution,
    releases: new Map([
      [SHELL, resolution.shell.version],
      ...remotes.map(({ name, sources }) => [name, sources[0]?.version] as const),
    ]),
    rollouts: new Map(
      [...effective.rolloutsOf(slug)].map(([name, percent]) => [
        name,
        `${choices.get(name)?.rollout?.version} for ${percent} %`,
      ]),
    ),
    fallbacks: new Map(remotes.map(({ name, sources }) => [name, sources[1]?.version])),
    /** Screens, entries and API origins. */
    features: [
      ...mounts.filter(({ enabled }) => enabled).map((mount) => `screen ${mountPattern(mount)}`),
      ...header.map(({ label }) => `header "${label}"`),
      ...menu.map(({ label }) => `menu "${label}"`),
      ...origins.map((origin) => `calls of ${origin}`),
    ],
    disallowed: [...choices].flatMap(([name, choice]) =>
      disallowedOriginWarnings(fleet, slug, name, choice, releases),
    ),
  };
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
