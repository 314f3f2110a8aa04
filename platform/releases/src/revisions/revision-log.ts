import * as z from 'zod/mini';
import { Refusal } from '../refusal.ts';

/** An accepted fleet document: author, time (ISO 8601), command and reason. */
export const Revision = z.object({
  revision: z.int().check(z.positive()),
  at: z.string(),
  who: z.string(),
  /** The command that made it, or a note that it was edited by hand. */
  what: z.string(),
  why: z.optional(z.string()),
  /** The document as written, with notes and comments; its `revision` is this one. */
  text: z.string(),
});
export type Revision = z.infer<typeof Revision>;

/**
 * Every accepted fleet document by its revision: 1, 2, 3 and so on, never changed. The newest one
 * is current.
 */
export type RevisionLog = {
  /** Returns the highest revision number; 0 if there is none. */
  newest(): Promise<number>;
  /** Reads a revision; undefined if it is missing or damaged. */
  read(number: number): Promise<Revision | undefined>;
  /** Appends a revision; false if its number is already taken. */
  append(revision: Revision): Promise<boolean>;
};

/** Creates a revision log in memory. */
export function memoryRevisionLog(): RevisionLog {
  const revisions: Revision[] = [];
  return {
    newest: async () => revisions.length,
    read: async (number) => revisions[number - 1],
    async append(revision) {
      if (revision.revision !== revisions.length + 1) return false;
      revisions.push(revision);
      return true;
    },
  };
}

/** How many of the newest revisions are read. */
const MAX_REVISIONS = 1000;

/** Reads in parallel: a remote revision log would take a minute one by one. */
const CONCURRENT_READS = 50;

/** How often a change is decided again after a concurrent one. */
const MAX_ATTEMPTS = 50;

/** A decision: the revision to append, if any, and the result of the caller. */
export type Decision<Result> = { revision?: Revision | undefined; result: Result };

/**
 * Appends the revision that `decide` returns, and decides again after a concurrent change. Throws a
 * `Refusal` if these never end. The only place that appends.
 */
export async function updateRevisions<Result>(
  revisionLog: RevisionLog,
  decide: () => Promise<Decision<Result>>,
): Promise<Result> {
  for (let attempt = 0; attempt < MAX_ATTEMPTS; attempt += 1) {
    const { revision, result } = await decide();
    if (!revision || (await revisionLog.append(revision))) return result;
  }
  throw new Refusal('Others keep changing the fleet: nothing was changed. Try again.');
}

/** Reads the newest revisions of the log, newest first. */
export async function* newestRevisions(revisionLog: RevisionLog): AsyncGenerator<Revision> {
  const newest = await revisionLog.newest();
  const oldest = Math.max(1, newest - MAX_REVISIONS + 1);
  for (let last = newest; last >= oldest; last -= CONCURRENT_READS) {
    const count = Math.min(CONCURRENT_READS, last - oldest + 1);
    const numbers = Array.from({ length: count }, (_, index) => last - index);
    const revisions = await Promise.all(numbers.map((number) => revisionLog.read(number)));
    for (const revision of revisions) if (revision) yield revision;
  }
}

/** Reads the newest revisions of the log, oldest first. */
export async function revisionsOf(revisionLog: RevisionLog): Promise<Revision[]> {
  const revisions: Revision[] = [];
  for await (const revision of newestRevisions(revisionLog)) revisions.push(revision);
  return revisions.reverse();
}

/** Returns the current revision: the newest readable one. */
export async function newestRevision(revisionLog: RevisionLog): Promise<Revision | undefined> {
  const newest = await revisionLog.newest();
  for (let number = newest; number > Math.max(0, newest - MAX_REVISIONS); number -= 1) {
    const revision = await revisionLog.read(number);
    if (revision) return revision;
  }
  return undefined;
}
