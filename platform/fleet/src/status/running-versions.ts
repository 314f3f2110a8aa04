import { type ChoiceReason, choiceOf, hotelsOf, knownRemotesOf } from '@foyer/releases/composition';
import { type Rollout, SHELL } from '@foyer/releases/contracts';
import type { FleetState } from '@foyer/releases/revisions';

/** Holds the version of a remote at a hotel and the setting that selects it. */
export type RunningVersion = {
  /** Undefined if the remote is disabled or the hotel has no page. */
  version: string | undefined;
  selectedBy: ChoiceReason;
  /** The version for a percentage of browsers. */
  rollout: Rollout | undefined;
};

/** Holds the versions of a hotel. `revision` is set if it is not the one in force. */
export type HotelRuns = { revision: number | undefined; remotes: Map<string, RunningVersion> };

/** Computes the effective versions of every hotel by remote, the shell first. */
export function runningVersions(state: FleetState): Map<string, HotelRuns> {
  const { currentCandidate, current } = state;
  if (!currentCandidate) return new Map();
  const hotels = hotelsOf(currentCandidate.document);
  const known = hotels.flatMap((slug) => {
    const { fleet } = (state.effectiveRevisionOf(slug) ?? currentCandidate).document;
    return knownRemotesOf(fleet, slug);
  });
  const names = [SHELL, ...[...new Set(known)].sort()];
  return new Map(
    hotels.map((slug) => {
      const effective = state.effectiveRevisionOf(slug);
      const composition = state.resolve(slug)?.composition;
      const versions = new Map(composition?.remotes.map(({ name, sources }) => [name, sources[0]]));
      const running = (name: string): RunningVersion => {
        const version = (name === SHELL ? composition?.shell : versions.get(name))?.version;
        const { reason: selectedBy, rollout } = choiceOf(
          (effective ?? currentCandidate).document.fleet,
          slug,
          name,
        );
        return { version, selectedBy, rollout: version === undefined ? undefined : rollout };
      };
      const revision = effective?.revision.revision;
      return [
        slug,
        {
          revision: revision === current?.revision ? undefined : revision,
          remotes: new Map(names.map((name) => [name, running(name)])),
        },
      ];
    }),
  );
}
