import { firstProblems } from '../composition/problems.ts';
import type { FleetState } from './state.ts';

/** Returns the body of `/-/healthz`, which is public and names no operator. */
export function healthzOf(state: FleetState | undefined) {
  if (!state?.current || !state.servesAnyHotel) return undefined;
  const { current, refused, behind } = state;
  return {
    ok: true,
    fleet: {
      revision: current.revision,
      since: current.at,
      ...(refused && {
        refused: { since: refused.since, problems: firstProblems(refused.problems) },
      }),
      behind: behind.map((group) => ({ ...group, problems: firstProblems(group.problems) })),
    },
  };
}

/** Returns the withdrawn releases, each as `name version`. */
export function withdrawnReleasesOf(state: FleetState | undefined): string[] {
  return Object.entries(state?.currentCandidate?.document.fleet.withdrawn ?? {})
    .flatMap(([name, versions]) => Object.keys(versions).map((version) => `${name} ${version}`))
    .sort();
}
