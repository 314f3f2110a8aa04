import type { FleetSource } from './fleet-source.ts';
import type { FleetState } from './state.ts';

/**
 * Appends an edit by hand to the revision log, or updates the file. Returns true if the fleet must
 * be validated again: the edit is in, or a concurrent change took its number.
 */
export async function syncFleetFile(
  source: Pick<FleetSource, 'replace' | 'revisionLog'>,
  { current, edit, file, refused }: FleetState,
  now: number,
): Promise<boolean> {
  if (edit) {
    await source.revisionLog.append({ ...edit, at: new Date(now).toISOString() });
    return true;
  }
  if (current && !refused && file?.text !== current.text)
    await source.replace(file?.text, current.text);
  return false;
}
