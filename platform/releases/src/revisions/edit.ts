import { type FleetDocument, readDocument } from '../document/document.ts';
import { setRevision } from '../document/set-revision.ts';
import type { Revision, RevisionLog } from './revision-log.ts';

/** The edit in the operators' file, compared with the current revision. */
export type Edit =
  /** Unchanged, or an unchanged older revision: a command has not updated the file yet. */
  | { kind: 'none' }
  /** An edit of the current revision. */
  | { kind: 'new'; document: FleetDocument }
  /** An edit of an older revision, which would undo later changes. */
  | { kind: 'stale'; revision: number };

/** Detects an edit by hand; one without a revision replaces the current revision. */
export async function readEdit(
  text: string | undefined,
  current: Revision | undefined,
  revisionLog: RevisionLog,
): Promise<Edit> {
  if (text === undefined || (current && hasTextOf(text, current))) return { kind: 'none' };
  const document = readDocument(text);
  const { revision } = document.fleet;
  if (!current || revision === undefined || revision === current.revision)
    return { kind: 'new', document };
  const older = await revisionLog.read(revision);
  return older && hasTextOf(text, older) ? { kind: 'none' } : { kind: 'stale', revision };
}

/** Tells whether a text equals a revision, apart from its revision number. */
function hasTextOf(text: string, revision: Revision): boolean {
  return text === revision.text || setRevision(text, revision.revision) === revision.text;
}
