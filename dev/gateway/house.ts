import type { House } from '../../gateway/src/app.ts';
import type { Resolution } from '../../gateway/src/composition/resolution.ts';
import type { GatewayDeps } from '../../gateway/src/deps.ts';
import { memoryJournal } from '../../gateway/src/fleet/journal.ts';
import { fleetState } from '../../gateway/src/fleet/state.ts';
import { createHotels } from '../../gateway/src/hotels/hotels.ts';
import { untold } from '../../gateway/src/look/untold.ts';
import { SHELL } from '../../shared/src/contracts/fleet.ts';
import type { Bases } from './bases.ts';
import { type Composed, compose } from './compose.ts';
import type { partsHere } from './parts-here.ts';

const KNOWN_HOTELS = 100;

/** What the pages of `pnpm dev` are made of: what hotels really have, with what comes from its source. */
export async function createHouse(
  deps: GatewayDeps,
  bases: Bases,
  parts: ReturnType<typeof partsHere>,
  named: string | undefined,
) {
  const hotels = new Map<string, Composed & { of: unknown[] }>();
  const empty = { read: async () => undefined, journal: memoryJournal() };
  const bare = await fleetState({ source: empty, store: bases.releases });

  /** What a hotel has now; where nothing has changed, the same as before. Throws a `FleetError`. */
  async function composed(slug: string): Promise<Composed> {
    const base = await bases.of(slug);
    if (!base.fleet.channels[SHELL] && !parts.stateOf(SHELL)?.origin) await parts.opened(SHELL);
    const of = [base.fleet, base.releases, parts.revision()];
    const known = hotels.get(slug);
    if (known?.of.every((one, place) => one === of[place])) return known;
    const now = compose(base, slug, parts.states(), named);
    if (hotels.size >= KNOWN_HOTELS) hotels.clear();
    hotels.set(slug, { ...now, of });
    return now;
  }

  const resolved = (slug: string): Resolution | undefined => hotels.get(slug)?.resolution;
  const house: House = {
    releases: bases.releases,
    hotels: createHotels(deps),
    // A hotel is composed before its page is asked for.
    fleet: async () => ({ ...bare, rollouts: () => new Map(), resolve: resolved }),
    // How pages fare that are being written is no word on how guests do.
    told: untold(),
  };
  return { house, composed };
}
