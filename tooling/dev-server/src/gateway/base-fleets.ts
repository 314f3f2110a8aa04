import type { GatewayDeps } from '@foyer/gateway/deps';
import { FleetError, type FleetWithReleases, releaseIndexOf } from '@foyer/releases/composition';
import { EMPTY_FLEET } from '@foyer/releases/contracts';
import { type FleetSource, followFleet } from '@foyer/releases/revisions';
import type { ReleaseStore } from '@foyer/releases/store';
import type { Realtime } from '@foyer/shared/contracts/realtime.ts';

/** The fleet and releases that dev sources are added to. */
export type BaseFleet = FleetWithReleases & { realtime?: Realtime | undefined };

export type BaseFleets = {
  /** Returns a hotel's real fleet and releases; empty in a fresh clone. */
  of(slug: string): Promise<BaseFleet>;
  releases: ReleaseStore;
};

/** Returns a read-only view of a fleet. An edit by hand applies here, and only gateways record it. */
const readOnlyFleet = ({ read, revisionLog }: FleetSource): FleetSource => ({
  read,
  replace: async () => false,
  revisionLog: {
    ...revisionLog,
    append: () => Promise.reject(new Error('`pnpm dev` records nothing')),
  },
});

/** Returns the fleet and the releases of a store. */
export function storeBase(
  { fleet, store }: { fleet: FleetSource; store: ReleaseStore },
  { log, clock, realtime }: Pick<GatewayDeps, 'log' | 'clock' | 'realtime'>,
): BaseFleets {
  const follow = followFleet({ fleet: readOnlyFleet(fleet), store, log, clock });
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
