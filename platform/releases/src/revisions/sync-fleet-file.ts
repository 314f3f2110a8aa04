import type { FleetSource } from './fleet-source.ts';
import { updateRevisions } from './revision-log.ts';
import type { FleetState } from './state.ts';

/**
 * Reads the state until revision log and file agree. Appends an edit by hand to the log, else writes
 * the current revision to the file. A refused file stays.
 */
export async function syncFleetFile(
  source: Pick<FleetSource, 'replace' | 'revisionLog'>,
  readState: () => Promise<FleetState>,
  clock: () => number,
): Promise<FleetState> {
  const state = await updateRevisions(source.revisionLog, async () => {
    const read = await readState();
    const at = new Date(clock()).toISOString();
    return { revision: read.edit && { ...read.edit, at }, result: read };
  });
  if (state.edit) return syncFleetFile(source, readState, clock);
  const { current, file, refused } = state;
  if (current && !refused && file?.text !== current.text)
    await source.replace(file?.text, current.text);
  return state;
}
