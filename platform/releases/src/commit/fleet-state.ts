import { type FleetState, fleetState } from '../fleet/state.ts';
import { syncFleetFile } from '../fleet/sync-fleet-file.ts';
import { Refusal } from '../refusal.ts';
import type { ChangeDeps } from './change-deps.ts';
import { problemLines } from './problem-lines.ts';

/** The largest number of attempts after concurrent changes. */
const MAX_TRIES = 50;

/** Reads the state of the fleet. */
export function stateOf({
  fleet,
  store,
}: Pick<ChangeDeps, 'fleet' | 'store'>): Promise<FleetState> {
  return fleetState({ source: fleet, store });
}

/**
 * Synchronizes the revision log with `fleet.json`. Records a valid edit by hand and moves a refused one
 * aside. Adds a note for either, and writes the document in force to the file.
 */
export async function synchronizeFile(deps: ChangeDeps, notes: string[]): Promise<FleetState> {
  for (let tries = 0; tries < MAX_TRIES; tries += 1) {
    const state = await stateOf(deps);
    const { current, edit, refused, file } = state;
    const isUpToDate = file?.text === current?.text || !deps.fleet.isEditedByHand;
    if (!edit && !refused && isUpToDate) return state;
    if (refused) {
      const newName = await deps.putAside(file?.text);
      if (newName)
        notes.push(`fleet.json was refused and is now ${newName}:`, ...problemLines(refused));
    } else {
      await syncFleetFile(deps.fleet, state, deps.clock());
      if (edit) notes.push('The edit of fleet.json by hand is in the revision log now.');
    }
  }
  throw new Refusal('Others keep changing fleet.json: try again.');
}
