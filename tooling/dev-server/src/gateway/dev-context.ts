import { createCaches } from '@foyer/gateway/caches';
import type { AppContext } from '@foyer/gateway/context';
import type { GatewayDeps } from '@foyer/gateway/deps';
import { createHotels } from '@foyer/gateway/hotels';
import { unreportedRoutes } from '@foyer/preview';
import type { Resolution } from '@foyer/releases/composition';
import { SHELL } from '@foyer/releases/contracts';
import { fleetState, memoryRevisionLog } from '@foyer/releases/revisions';
import type { BaseFleets } from './base-fleets.ts';
import { type DevComposition, resolveWithSources } from './resolve-with-sources.ts';
import type { SourceClient } from './source-client.ts';

const KNOWN_HOTELS = 100;

/** Creates the app context of `pnpm dev`: the hotels' real compositions with the dev sources. */
export async function createDevContext(
  deps: GatewayDeps,
  bases: BaseFleets,
  sources: SourceClient,
  namedSource: string | undefined,
) {
  const hotels = new Map<string, DevComposition & { inputs: unknown[] }>();
  const empty = { read: async () => undefined, revisionLog: memoryRevisionLog() };
  const bare = await fleetState({ fleet: empty, store: bases.releases });

  /** Returns a hotel's composition, the same object while nothing changes. Throws a `FleetError`. */
  async function compositionOf(slug: string): Promise<DevComposition> {
    const base = await bases.of(slug);
    if (!base.fleet.channels[SHELL] && !sources.stateOf(SHELL)?.origin) await sources.open(SHELL);
    const inputs = [base.fleet, base.releases, sources.states()];
    const known = hotels.get(slug);
    if (known?.inputs.every((input, index) => input === inputs[index])) return known;
    const now = resolveWithSources(base, slug, sources.states(), namedSource);
    if (hotels.size >= KNOWN_HOTELS) hotels.clear();
    hotels.set(slug, { ...now, inputs });
    return now;
  }

  const resolved = (slug: string): Resolution | undefined => hotels.get(slug)?.resolution;
  const caches = createCaches(deps.clock);
  const context: AppContext = {
    ...deps,
    releases: bases.releases,
    hotels: createHotels(deps, caches.hotels),
    caches,
    // The development app resolves a hotel's composition before it requests the page.
    fleet: async () => ({ ...bare, rolloutsOf: () => new Map(), resolve: resolved }),
    // Pages in development say nothing about release health.
    telemetry: unreportedRoutes(),
  };
  return { context, compositionOf };
}
