import type { GatewayDeps } from '@foyer/gateway/deps';
import type { FleetWithReleases } from '@foyer/releases/composition';
import { FleetError, releaseIndexOf } from '@foyer/releases/composition';
import { EMPTY_FLEET } from '@foyer/releases/contracts';
import type { FleetSource, Revision } from '@foyer/releases/revisions';
import { followFleet } from '@foyer/releases/revisions';
import type { ReleaseStore } from '@foyer/releases/store';
import type { Realtime } from '@foyer/shared/contracts/realtime.ts';

/** The releases and fleet that dev sources are added to. */
export type BaseFleets = {
  /** Returns a hotel's real fleet and releases; empty in a fresh clone. */
  of(slug: string): Promise<FleetWithReleases & { realtime?: Realtime | undefined }>;
  releases: ReleaseStore;
};

/** Returns a read-only view of a fleet. It applies manual edits, and only gateways record them. */
function readOnlyFleet({ read, revisionLog }: FleetSource): FleetSource {
  const manualEdits = new Map<number, Revision>();
  return {
    read,
    replace: async () => false,
    revisionLog: {
      newest: async () => Math.max(await revisionLog.newest(), ...manualEdits.keys()),
      read: async (revision) => (await revisionLog.read(revision)) ?? manualEdits.get(revision),
      async append(revision) {
        manualEdits.set(revision.revision, revision);
        return true;
      },
    },
  };
}

/** Returns the fleet and the releases of a store. */
export function storeBase(
  context: { fleet: FleetSource; store: ReleaseStore },
  { log, clock, realtime }: Pick<GatewayDeps, 'log' | 'clock' | 'realtime'>,
): BaseFleets {
  const { fleet, store } = context;
  const follow = followFleet({ source: readOnlyFleet(fleet), store, log, clock });
  return {
    releases: store,
    async of(slug) {
      const state = await follow();
      if (!state) return { fleet: EMPTY_FLEET, releases: releaseIndexOf([]), realtime };
      const effective = state.effectiveRevisionOf(slug);
      if (!effective) throw new FleetError([`${slug} has no page in the current fleet`]);
      return { fleet: effective.document.fleet, releases: effective.releases, realtime };
    },
  };
}
