import type { Base } from '../../gateway/src/composition/instead.ts';
import { releasesOf } from '../../gateway/src/composition/releases.ts';
import { FleetError } from '../../gateway/src/composition/resolve.ts';
import type { FleetSource, GatewayDeps, ReleaseStore } from '../../gateway/src/deps.ts';
import { followFleet } from '../../gateway/src/fleet/follow.ts';
import type { Edition } from '../../gateway/src/fleet/journal.ts';
import { EMPTY_FLEET } from '../../shared/src/contracts/fleet.ts';
import type { Realtime } from '../../shared/src/contracts/realtime.ts';

/** Where everything comes from that does not come from its source. */
export type Bases = {
  /** What a hotel really has; what a fresh clone has is nothing. */
  of(slug: string): Promise<Base & { realtime?: Realtime | undefined }>;
  releases: Pick<ReleaseStore, 'manifest' | 'file'>;
};

/** A fleet that is looked at: an edit by hand counts here, and is written by its own gateways. */
function lookedAt({ read, journal, isEditedByHand }: FleetSource): FleetSource {
  const seen = new Map<number, Edition>();
  return {
    isEditedByHand,
    read,
    replace: async () => false,
    journal: {
      newest: async () => Math.max(await journal.newest(), ...seen.keys()),
      read: async (revision) => (await journal.read(revision)) ?? seen.get(revision),
      async append(edition) {
        seen.set(edition.revision, edition);
        return true;
      },
    },
  };
}

/** The fleet and the releases of a store. */
export function inStore(
  world: { fleet: FleetSource; store: ReleaseStore },
  { log, clock, realtime }: Pick<GatewayDeps, 'log' | 'clock' | 'realtime'>,
): Bases {
  const { fleet, store } = world;
  const follow = followFleet({ source: lookedAt(fleet), store, log, clock });
  return {
    releases: store,
    async of(slug) {
      const state = await follow();
      if (!state) return { fleet: EMPTY_FLEET, releases: releasesOf([]), realtime };
      const run = state.course(slug);
      if (!run) throw new FleetError([`By the fleet in force ${slug} has no page at all`]);
      return { fleet: run.document.fleet, releases: run.releases, realtime };
    },
  };
}
