import { choiceOf, knownRemotes } from '@foyer/gateway/composition/choices';
import { forbiddenCalls } from '@foyer/gateway/composition/forbidden';
import { hotelsOf } from '@foyer/gateway/composition/problems';
import type { Resolution } from '@foyer/gateway/composition/resolution';
import { resolveComposition } from '@foyer/gateway/composition/resolve';
import { rolloutsAt } from '@foyer/gateway/composition/rollouts';
import type { ReleaseStore } from '@foyer/gateway/deps';
import { type Candidate, courseOf } from '@foyer/gateway/fleet/candidates';
import { workerIn } from '@foyer/gateway/fleet/state';
import { mountPattern } from '@foyer/shared/addresses/mounts';
import { ALL_HOTELS, SHELL } from '@foyer/shared/contracts/fleet';
import type { Release } from '@foyer/shared/contracts/release';
import { WORKER } from '@foyer/shared/contracts/worker';
import type { Committed } from '../commit/commit.ts';
import { type FirstLoad, scales } from './first-load.ts';

/** A version before and after; undefined where there is none. */
type Moved = { name: string; before: string | undefined; after: string | undefined };

/** What a change alters for guests of a hotel. */
export type Outcome = {
  releases: Moved[];
  /** What some browsers get before all others do. */
  rollouts: Moved[];
  /** What guests fall back to, where nothing else of a remote changes. */
  fallbacks: Moved[];
  come: string[];
  go: string[];
  /** APIs that remotes name and may not call, where they were not named before. */
  forbidden: string[];
  /** Left out where the releases stay. */
  firstLoad: { before: FirstLoad | undefined; after: FirstLoad | undefined } | undefined;
  /** Why the hotel keeps what it has; it had these problems before. */
  problems: string[];
};

/** Outcomes that are something, each with the hotels that have it; `*` is every other hotel. */
export type Outcomes = { hotels: string[]; outcome: Outcome }[];

/** What a change alters, hotel by hotel. */
export async function outcomesOf(
  { state, after }: Pick<Committed, 'state' | 'after'>,
  store: ReleaseStore,
): Promise<Outcomes> {
  const weigh = scales(store);
  const groups = new Map<string, Outcomes[number]>();
  const [newest] = after;
  if (!newest) return [];
  const was = state.inForce ? hotelsOf(state.inForce.document) : [];
  for (const slug of new Set([...was, ...hotelsOf(newest.document)])) {
    const before = state.resolve(slug);
    const course = courseOf(after, slug);
    const next = course && resolveComposition(course.document.fleet, slug, course.releases);
    const moved = movedBetween(before, next, 0);
    const outcome = {
      releases: moved,
      rollouts: rolloutsBetween(state.course(slug), course, slug),
      fallbacks: movedBetween(before, next, 1).filter(
        ({ name }) => !moved.some((other) => other.name === name),
      ),
      come: added(before, next),
      go: added(next, before),
      forbidden: moreForbidden(state.course(slug), course, slug),
      firstLoad:
        moved.length > 0
          ? { before: before && (await weigh(before)), after: next && (await weigh(next)) }
          : undefined,
      problems: newest.problems(slug),
    };
    if (isNothing(outcome)) continue;
    const key = JSON.stringify(outcome);
    const group = groups.get(key) ?? { hotels: [], outcome };
    group.hotels.push(slug);
    groups.set(key, group);
  }
  return [...workerOutcome(state.worker, workerIn(newest)), ...groups.values()];
}

/** It is one for all hotels, and no part of what they load. */
function workerOutcome(before: Release | undefined, after: Release | undefined): Outcomes {
  if (before?.version === after?.version) return [];
  const moved = { name: WORKER, before: before?.version, after: after?.version };
  const nothing = {
    rollouts: [],
    fallbacks: [],
    come: [],
    go: [],
    forbidden: [],
    firstLoad: undefined,
    problems: [],
  };
  return [{ hotels: [ALL_HOTELS], outcome: { releases: [moved], ...nothing } }];
}

function isNothing({ firstLoad, ...rest }: Outcome): boolean {
  return Object.values(rest).every((list) => list.length === 0);
}

/** The versions of everything that runs, or (1) that stands behind it. */
function versionsOf(resolution: Resolution | undefined, place: 0 | 1): Map<string, string> {
  const versions = new Map<string, string>();
  if (!resolution) return versions;
  if (place === 0) versions.set(SHELL, resolution.shell.version);
  for (const { name, sources } of resolution.composition.remotes) {
    const version = sources[place]?.version;
    if (version !== undefined) versions.set(name, version);
  }
  return versions;
}

function movedBetween(
  before: Resolution | undefined,
  after: Resolution | undefined,
  place: 0 | 1,
): Moved[] {
  const [were, are] = [versionsOf(before, place), versionsOf(after, place)];
  return [...new Set([...were.keys(), ...are.keys()])]
    .map((name) => ({ name, before: were.get(name), after: are.get(name) }))
    .filter((one) => one.before !== one.after);
}

function rolloutsBetween(
  before: Candidate | undefined,
  after: Candidate | undefined,
  slug: string,
): Moved[] {
  const [were, are] = [sharesIn(before, slug), sharesIn(after, slug)];
  return [...new Set([...were.keys(), ...are.keys()])]
    .map((name) => ({ name, before: were.get(name), after: are.get(name) }))
    .filter((one) => one.before !== one.after);
}

/** What is rolled out at a hotel, by remote: to how many, and which version. */
function sharesIn(course: Candidate | undefined, slug: string): Map<string, string> {
  if (!course) return new Map();
  const { fleet } = course.document;
  const shares = [...rolloutsAt(fleet, slug).keys()].flatMap((name): [string, string][] => {
    const { rollout } = choiceOf(fleet, slug, name);
    return rollout ? [[name, `${rollout.version} for ${rollout.percent} %`]] : [];
  });
  return new Map(shares);
}

function moreForbidden(
  before: Candidate | undefined,
  after: Candidate | undefined,
  slug: string,
): string[] {
  const were = new Set(forbiddenIn(before, slug));
  return forbiddenIn(after, slug).filter((text) => !were.has(text));
}

function forbiddenIn(course: Candidate | undefined, slug: string): string[] {
  if (!course) return [];
  const { document, releases } = course;
  const { fleet } = document;
  return knownRemotes(fleet, slug).flatMap((name) =>
    forbiddenCalls(fleet, slug, name, choiceOf(fleet, slug, name), releases),
  );
}

/** What a guest finds in the one and not in the other: screens by address, entries by label, APIs by origin. */
function added(one: Resolution | undefined, other: Resolution | undefined): string[] {
  const before = new Set(partsOf(one));
  return partsOf(other).filter((part) => !before.has(part));
}

function partsOf(resolution: Resolution | undefined): string[] {
  if (!resolution) return [];
  const { mounts, header, menu, api_origins: origins = [] } = resolution.composition;
  return [
    ...mounts.filter(({ enabled }) => enabled).map((mount) => `screen ${mountPattern(mount)}`),
    ...header.map(({ label }) => `header "${label}"`),
    ...menu.map(({ label }) => `menu "${label}"`),
    ...origins.map((origin) => `calls of ${origin}`),
  ];
}
