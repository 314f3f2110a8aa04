import { choiceOf, type Ground, knownRemotes } from '@foyer/gateway/composition/choices';
import { hotelsOf } from '@foyer/gateway/composition/problems';
import type { FleetState } from '@foyer/gateway/fleet/state';
import { type Rollout, SHELL } from '@foyer/shared/contracts/fleet';

/** What one hotel runs of one remote, and on which ground. */
export type Running = {
  /** Undefined where it is off, or where the hotel has no page at all. */
  version: string | undefined;
  ground: Ground;
  /** What some browsers run instead. */
  rollout: Rollout | undefined;
};

/** What one hotel runs; `revision` where that is not the one in force. */
export type HotelRuns = { revision: number | undefined; remotes: Map<string, Running> };

/** What every hotel of the document in force really runs, remote by remote, the shell first. */
export function runningNow(state: FleetState): Map<string, HotelRuns> {
  const { inForce, edition } = state;
  if (!inForce) return new Map();
  const hotels = hotelsOf(inForce.document);
  const known = hotels.flatMap((slug) => {
    const { fleet } = (state.course(slug) ?? inForce).document;
    return knownRemotes(fleet, slug);
  });
  const names = [SHELL, ...[...new Set(known)].sort()];
  return new Map(
    hotels.map((slug) => {
      const course = state.course(slug);
      const composition = state.resolve(slug)?.composition;
      const versions = new Map(composition?.remotes.map(({ name, sources }) => [name, sources[0]]));
      const running = (name: string): Running => {
        const version = (name === SHELL ? composition?.shell : versions.get(name))?.version;
        const { ground, rollout } = choiceOf((course ?? inForce).document.fleet, slug, name);
        return { version, ground, rollout: version === undefined ? undefined : rollout };
      };
      const revision = course?.edition.revision;
      return [
        slug,
        {
          revision: revision === edition?.revision ? undefined : revision,
          remotes: new Map(names.map((name) => [name, running(name)])),
        },
      ];
    }),
  );
}
