import type { FleetWithReleases } from '../../gateway/src/composition/overrides.ts';
import { releaseIndexOf } from '../../gateway/src/composition/release-index.ts';
import { FleetError } from '../../gateway/src/composition/resolve.ts';
import type { GatewayDeps } from '../../gateway/src/deps.ts';
import type { FleetSource } from '../../gateway/src/fleet/fleet-source.ts';
import { followFleet } from '../../gateway/src/fleet/follow.ts';
import type { Revision } from '../../gateway/src/fleet/revision-log.ts';
import type { ReleaseStore } from '../../gateway/src/releases/release-store.ts';
import { EMPTY_FLEET } from '../../shared/src/contracts/fleet.ts';
import type { Realtime } from '../../shared/src/contracts/realtime.ts';

/** The releases and fleet that dev sources are added to. */
export type BaseFleets = {
  /** Returns a hotel's real fleet and releases; empty in a fresh clone. */
  of(slug: string): Promise<FleetWithReleases & { realtime?: Realtime | undefined }>;
  releases: Pick<ReleaseStore, 'manifest' | 'file'>;
};

/** Returns a read-only view of a fleet. It applies manual edits, and only gateways record them. */
function readOnlyFleet({ read, revisionLog, isEditedByHand }: FleetSource): FleetSource {
  const manualEdits = new Map<number, Revision>();
  return {
    isEditedByHand,
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
