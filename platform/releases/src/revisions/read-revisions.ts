import type { Fleet } from '../contracts/fleet.ts';
import { readDocument } from '../document/document.ts';
import type { Revision, RevisionLog } from './revision-log.ts';

/** The number of newest revisions to read. */
const MAX_REVISIONS = 1000;

/** Reads the newest revisions of the log, oldest first. */
export async function revisionsOf(revisionLog: RevisionLog): Promise<Revision[]> {
  const newest = await revisionLog.newest();
  const count = Math.min(newest, MAX_REVISIONS);
  const revisions = await Promise.all(
    Array.from({ length: count }, (_, index) => revisionLog.read(newest - count + 1 + index)),
  );
  return revisions.filter((revision) => revision !== undefined);
}

/** Reads the past fleet documents, oldest first, ending with the current one. */
export async function historyOf(revisionLog: RevisionLog, now: Fleet): Promise<Fleet[]> {
  const revisions = await revisionsOf(revisionLog);
  return [...revisions.map(({ text }) => readDocument(text).fleet), now];
}
