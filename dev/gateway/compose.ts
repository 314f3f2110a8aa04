import { choiceOf } from '../../gateway/src/composition/choices.ts';
import { type Base, instead } from '../../gateway/src/composition/instead.ts';
import type { Resolution } from '../../gateway/src/composition/resolution.ts';
import { FleetError, resolveComposition } from '../../gateway/src/composition/resolve.ts';
import { selectFor } from '../../gateway/src/composition/select.ts';
import { allowingNamed, withLocalReleases } from '../../scripts/local-fleet.ts';
import { isEverywhere, SHELL } from '../../shared/src/contracts/fleet.ts';
import type { Realtime } from '../../shared/src/contracts/realtime.ts';
import type { Release } from '../../shared/src/contracts/release.ts';
import type { PartState } from '../parts/part-state.ts';

export type Composed = {
  resolution: Resolution;
  /** Why a part does not come from its source, though it could: what it would break, by its name. */
  leftOut: ReadonlyMap<string, string[]>;
  /** Whether the named part is no remote of this hotel's but here. */
  isEnabledHere: boolean;
};

/** A part and the release of it that is not the fleet's. */
type Source = PartState & { release: Release };

/**
 * What a hotel gets by its fleet, but that each part comes from its source that runs from there, or of
 * which the fleet knows no release. The one named is enabled at every hotel. A part that would leave the
 * hotel without a page is left out; throws a `FleetError` where there is none all the same.
 */
export function compose(
  base: Base & { realtime?: Realtime | undefined },
  slug: string,
  parts: readonly PartState[],
  named: string | undefined,
): Composed {
  let sources = parts.filter((part): part is Source => {
    const isKnown = Object.hasOwn(base.fleet.channels, part.name);
    return part.release !== undefined && (part.origin !== undefined || !isKnown);
  });
  const leftOut = new Map<string, string[]>();
  let now = withSources(base, slug, sources, named);
  for (const one of sources) {
    const problems = problemsAt(now, slug);
    if (problems.length === 0) break;
    if (one.name === SHELL) continue;
    const others = sources.filter((source) => source !== one);
    const without = withSources(base, slug, others, named);
    const left = problemsAt(without, slug);
    if (left.length >= problems.length) continue;
    leftOut.set(
      one.name,
      problems.filter((problem) => !left.includes(problem)),
    );
    sources = others;
    now = without;
  }
  const { realtime } = base;
  const isKnown = named !== undefined && Object.hasOwn(base.fleet.channels, named);
  return {
    resolution: resolveComposition(now.fleet, slug, now.releases, { realtime }),
    leftOut,
    isEnabledHere: isKnown && !isEverywhere(named) && !choiceOf(base.fleet, slug, named).enabled,
  };
}

/** Why a hotel has no page, without throwing. */
const problemsAt = ({ fleet, releases }: Base, slug: string) =>
  selectFor(fleet, slug, releases).problems;

function withSources(
  { fleet, releases }: Base,
  slug: string,
  sources: readonly Source[],
  named: string | undefined,
): Base {
  const all = sources.map(asShown);
  const isNew = ({ name }: Release) => !Object.hasOwn(fleet.channels, name);
  const introduced = allowingNamed(withLocalReleases(fleet, all.filter(isNew)), all);
  return instead({ fleet: introduced, releases }, slug, all, (name) => name === named);
}

/** Until somebody opens it nothing of it is fetched ahead: that would be what opens it. */
function asShown({ origin, release }: Source): Release {
  if (origin !== undefined || release.kind === 'shell') return release;
  return {
    ...release,
    mounts: release.mounts.map(({ ahead, ...mount }) => mount),
    header: release.header.map(({ badge, ...entry }) => entry),
    menu: release.menu.map(({ badge, ...entry }) => entry),
  };
}

/** The release that a page of this composition has of a part; undefined of one that it has not. */
export function versionIn({ composition }: Resolution, name: string): string | undefined {
  if (name === SHELL) return composition.shell.version;
  return composition.remotes.find((remote) => remote.name === name)?.sources[0]?.version;
}

/** What keeps a hotel from having a page, as it is told. */
export function reasonsOf(error: unknown): readonly string[] {
  if (error instanceof FleetError) return error.problems;
  throw error;
}
