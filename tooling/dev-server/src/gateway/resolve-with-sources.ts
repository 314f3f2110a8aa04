import {
  choiceOf,
  choicesOf,
  FleetError,
  type FleetWithReleases,
  type Resolution,
  resolveComposition,
  selectionOf,
  withOverrides,
} from '@foyer/releases/composition';
import { isPlatformRelease, type Release, SHELL } from '@foyer/releases/contracts';
import { allowDeclaredOrigins, withLocalReleases } from '@foyer/scripts/local-fleet';
import type { SourceState } from '../sources/source-state.ts';
import type { BaseFleet } from './base-fleets.ts';

export type DevComposition = {
  resolution: Resolution;
  /** Sources that stay on their release, by name, with the problems that they would cause. */
  skipped: ReadonlyMap<string, string[]>;
  /** True if the hotel has the named remote only in development. */
  isEnabledOnlyHere: boolean;
};

/** A dev source with its own release. */
type RunningSource = SourceState & { release: Release };

/**
 * Resolves a hotel's composition with its running dev sources. Includes sources that the fleet does not
 * know, and enables the named one at every hotel. Skips a source that would leave the hotel without a
 * page, and throws a `FleetError` if the hotel has none anyway.
 */
export function resolveWithSources(
  base: BaseFleet,
  slug: string,
  states: readonly SourceState[],
  namedSource: string | undefined,
): DevComposition {
  let sources = states.filter((state): state is RunningSource => {
    const isKnown = Object.hasOwn(base.fleet.channels, state.name);
    return state.release !== undefined && (state.origin !== undefined || !isKnown);
  });
  const skipped = new Map<string, string[]>();
  let now = withSources(base, slug, sources, namedSource);
  for (const candidate of sources) {
    const problems = problemsAt(now, slug);
    if (problems.length === 0) break;
    if (candidate.name === SHELL) continue;
    const others = sources.filter((source) => source !== candidate);
    const without = withSources(base, slug, others, namedSource);
    const remaining = problemsAt(without, slug);
    if (remaining.length >= problems.length) continue;
    skipped.set(
      candidate.name,
      problems.filter((problem) => !remaining.includes(problem)),
    );
    sources = others;
    now = without;
  }
  const { realtime } = base;
  const isKnown = namedSource !== undefined && Object.hasOwn(base.fleet.channels, namedSource);
  return {
    resolution: resolveComposition(now.fleet, slug, now.releases, { realtime }),
    skipped,
    isEnabledOnlyHere:
      isKnown &&
      !isPlatformRelease(namedSource) &&
      !choiceOf(base.fleet, slug, namedSource).enabled,
  };
}

/** Returns why a hotel has no page, without throwing. */
const problemsAt = ({ fleet, releases }: FleetWithReleases, slug: string) =>
  selectionOf(choicesOf(fleet, slug), slug, releases).problems;

function withSources(
  { fleet, releases }: FleetWithReleases,
  slug: string,
  sources: readonly RunningSource[],
  namedSource: string | undefined,
): FleetWithReleases {
  const all = sources.map(withoutPrefetch);
  const isNew = ({ name }: Release) => !Object.hasOwn(fleet.channels, name);
  const introduced = allowDeclaredOrigins(withLocalReleases(fleet, all.filter(isNew)), all);
  return withOverrides({ fleet: introduced, releases }, slug, all, (name) => name === namedSource);
}

/** Removes prefetches and contributions from a source that is not open yet, because they would open it. */
function withoutPrefetch({ origin, release }: RunningSource): Release {
  if (origin !== undefined || release.kind === 'shell') return release;
  const { contributes: _, ...rest } = release;
  return {
    ...rest,
    mounts: release.mounts.map(({ prefetchOffline: _, ...mount }) => mount),
    header: release.header.map(({ badge, ...entry }) => entry),
    menu: release.menu.map(({ badge, ...entry }) => entry),
  };
}

/** Returns the version of a release in this composition; undefined if it is not included. */
export function versionIn({ composition }: Resolution, name: string): string | undefined {
  if (name === SHELL) return composition.shell.version;
  return composition.remotes.find((remote) => remote.name === name)?.sources[0]?.version;
}

/** Returns the problems of a `FleetError`; rethrows any other error. */
export function problemsOf(error: unknown): readonly string[] {
  if (error instanceof FleetError) return error.problems;
  throw error;
}
