import { hotelSuffix } from '../changes/hotel-messages.ts';
import { firstProblems } from '../composition/problems.ts';
import { Refusal } from '../refusal.ts';
import type { Refused } from '../revisions/edited-file.ts';
import type { FleetSource } from '../revisions/fleet-source.ts';
import { type FleetState, fleetState } from '../revisions/state.ts';
import { syncFleetFile } from '../revisions/sync-fleet-file.ts';
import type { ReleaseStore } from '../store/release-store.ts';

/** Holds what a change of the fleet document reads and writes. */
export type ChangeDeps = {
  fleet: FleetSource;
  store: ReleaseStore;
  /** Moves the operators' `fleet.json` aside if it still contains this text; returns its new name. */
  putAside(text: string | undefined): Promise<string | undefined>;
  writeSchema(): Promise<void>;
  /** Milliseconds since the epoch. */
  clock: () => number;
};

/**
 * Synchronizes the revision log with `fleet.json`. Records a valid edit by hand and moves a refused one
 * aside. Adds a note for either, and writes the document in force to the file.
 */
export async function synchronizeFile(deps: ChangeDeps, notes: string[]): Promise<FleetState> {
  let edits = 0;
  const readState = async () => {
    const state = await fleetState(deps);
    if (state.edit) edits += 1;
    return state;
  };
  const state = await syncFleetFile(deps.fleet, readState, deps.clock);
  if (edits > 0) notes.push('The edit of fleet.json by hand is in the revision log now.');
  const { file, refused } = state;
  if (!refused) return state;
  const newName = await deps.putAside(file?.text);
  if (!newName) throw new Refusal('Others keep changing fleet.json: try again.');
  notes.push(`fleet.json was refused and is now ${newName}:`, ...problemLines(refused));
  return synchronizeFile(deps, notes);
}

/** Formats the reasons of a refused edit, one per line. */
export function problemLines({ problems, stale }: Refused): string[] {
  const sentences = firstProblems(problems).map(
    ({ text, hotels }) => `${text}${hotelSuffix(hotels)}.`,
  );
  return [...sentences, ...(stale ? [stale] : [])].map((sentence) => `  ${sentence}`);
}
