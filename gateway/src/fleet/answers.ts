import { firstOf } from '../composition/problems.ts';
import type { FleetState } from './state.ts';

/** What `/-/healthz` says: anybody may read it, so that nobody is named. */
export function healthOf(state: FleetState | undefined) {
  if (!state?.edition || !state.serves) return undefined;
  const { edition, refused, behind } = state;
  return {
    ok: true,
    fleet: {
      revision: edition.revision,
      since: edition.at,
      ...(refused && { refused: { since: refused.since, problems: firstOf(refused.problems) } }),
      behind: behind.map((group) => ({ ...group, problems: firstOf(group.problems) })),
    },
  };
}

/** The releases that nobody may run any more, each as `name version`. */
export function withdrawnIn(state: FleetState | undefined): string[] {
  return Object.entries(state?.inForce?.document.fleet.withdrawn ?? {})
    .flatMap(([name, versions]) => Object.keys(versions).map((version) => `${name} ${version}`))
    .sort();
}
