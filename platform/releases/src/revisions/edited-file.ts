import { groupedProblems, hotelsOf, type Problem } from '../composition/problems.ts';
import { readDocument } from '../document/document.ts';
import { setRevision } from '../document/set-revision.ts';
import type { ReleaseStore } from '../store/release-store.ts';
import {
  type CandidateRevision,
  candidateRevisionsFrom,
  hotelsWithoutPage,
  isValidSomewhere,
} from './candidate-revisions.ts';
import type { FleetFile, FleetSource } from './fleet-source.ts';
import type { Revision, RevisionLog } from './revision-log.ts';

/** A refused edit of the file. */
export type Refused = {
  problems: Problem[];
  /** When the file was changed (ISO 8601). */
  since: string;
  /** For a stale edit: the changes that it would undo, and what to do. */
  stale?: string;
};

/** The operators' file, compared with the current revision. */
export type EditedFile = {
  /** The file that operators edit, as last read. */
  file?: FleetFile;
  /** A valid edit by hand; `syncFleetFile` appends it to the revision log. */
  edit?: Revision;
  refused?: Refused;
  /** The candidates with the edit as the newest one, also if it is refused. */
  candidatesOfEdit?: readonly CandidateRevision[];
};

/** Reads the file and validates an edit by hand; one without a revision replaces the current one. */
export async function readEditedFile(
  { read, revisionLog }: Pick<FleetSource, 'read' | 'revisionLog'>,
  store: Pick<ReleaseStore, 'manifest'>,
  newest: number,
  candidates: readonly CandidateRevision[],
): Promise<EditedFile> {
  const file = await read();
  if (!file) return {};
  const since = file.changedAt;
  const refusedFor = (text: string) => ({ problems: [{ text, hotels: [] }], since });
  if ('unreadable' in file) return { refused: refusedFor(file.unreadable) };
  const current = candidates[0]?.revision;
  if (current && hasTextOf(file.text, current)) return { file };
  const base = readDocument(file.text).fleet.revision;
  if (current && base !== undefined && base !== current.revision) {
    const older = await revisionLog.read(base);
    // A command has not updated the file yet.
    if (older && hasTextOf(file.text, older)) return { file };
    const text = `It is an edit of revision ${base}, but another revision is current`;
    const stale = await staleMessage(base, current, revisionLog);
    return { file, refused: { ...refusedFor(text), stale } };
  }
  const revision = newest + 1;
  const text = setRevision(file.text, revision);
  const edit = { revision, at: since, who: 'by hand', what: 'edit of fleet.json', text };
  const candidatesOfEdit = await candidateRevisionsFrom(edit, revisionLog, store);
  const problems = refusalProblemsOf(candidatesOfEdit, candidates);
  if (problems.length > 0) return { file, refused: { problems, since }, candidatesOfEdit };
  return { file, edit, candidatesOfEdit };
}

/** Tells whether a text equals a revision, apart from its revision number. */
function hasTextOf(text: string, revision: Revision): boolean {
  return text === revision.text || setRevision(text, revision.revision) === revision.text;
}

/** Returns why an edit is refused. It must be valid somewhere and leave no hotel without a page. */
function refusalProblemsOf(
  candidates: readonly CandidateRevision[],
  currentCandidates: readonly CandidateRevision[],
): Problem[] {
  const [edit] = candidates;
  if (!edit) return [];
  const hotels = hotelsOf(edit.document);
  if (!isValidSomewhere(edit)) return groupedProblems(hotels, edit.problems);
  return groupedProblems(hotelsWithoutPage(currentCandidates, candidates), edit.problems);
}

async function staleMessage(
  revision: number,
  { revision: newest }: Revision,
  revisionLog: RevisionLog,
): Promise<string> {
  if (revision > newest)
    return `It names revision ${revision}, but the newest is ${newest}. To apply it anyway, remove its line "revision".`;
  const between: string[] = [];
  for (let number = Math.max(revision + 1, newest - 4); number <= newest; number += 1) {
    const later = await revisionLog.read(number);
    if (later) between.push(`${number} (${later.what}, ${later.who})`);
  }
  return `It edits revision ${revision}, but ${between.join(', ')} came later. Move the file away: the gateway writes the current document again, and you can repeat the change there. To undo the later changes, remove its line "revision".`;
}
