import type { FleetSource } from '../deps.ts';
import type { FleetState } from './state.ts';

/**
 * Puts an edit by hand into the journal, or brings the file up to date with it. True where the
 * fleet is to be judged anew: the edit is in, or somebody else was faster.
 */
export async function settle(
  source: Pick<FleetSource, 'replace' | 'journal'>,
  { edition, edit, file, refused }: FleetState,
  now: number,
): Promise<boolean> {
  if (edit) {
    await source.journal.append({ ...edit, at: new Date(now).toISOString() });
    return true;
  }
  if (edition && !refused && file?.text !== edition.text)
    await source.replace(file?.text, edition.text);
  return false;
}
