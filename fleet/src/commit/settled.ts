import { settle } from '@foyer/gateway/fleet/settle';
import { type FleetState, fleetState } from '@foyer/gateway/fleet/state';
import { Refusal } from '../refusal.ts';
import type { World } from '../world/world.ts';
import { problemLines } from './problem-lines.ts';

/** As often somebody else may be faster, one after the other. */
const TRIES = 50;

/** How things are; changes nothing. */
export function stateOf({ fleet, store }: World): Promise<FleetState> {
  return fleetState({ source: fleet, store });
}

/**
 * Brings journal and file together: an edit by hand that works is taken into the journal, one that
 * is refused is put aside and told, and the file says what is in force.
 */
export async function settled(world: World, told: string[]): Promise<FleetState> {
  for (let tries = 0; tries < TRIES; tries += 1) {
    const state = await stateOf(world);
    const { edition, edit, refused, file } = state;
    const isUpToDate = file?.text === edition?.text || !world.fleet.isEditedByHand;
    if (!edit && !refused && isUpToDate) return state;
    if (refused) {
      const aside = await world.putAside(file?.text);
      if (aside) told.push(`fleet.json was refused and is now ${aside}:`, ...problemLines(refused));
    } else {
      await settle(world.fleet, state, world.clock());
      if (edit) told.push('The edit of fleet.json by hand is in the journal now.');
    }
  }
  throw new Refusal('Others keep changing fleet.json: try again.');
}
