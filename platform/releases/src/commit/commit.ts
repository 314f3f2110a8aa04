import type { Change } from '../changes/change.ts';
import { hotelSuffix } from '../changes/hotel-messages.ts';
import { groupedProblems, hotelsOf } from '../composition/problems.ts';
import { EMPTY_FLEET } from '../contracts/fleet.ts';
import { readDocument } from '../document/document.ts';
import { setRevision } from '../document/set-revision.ts';
import { Refusal } from '../refusal.ts';
import {
  type CandidateRevision,
  candidateRevisionsFrom,
  hotelsWithoutPage,
} from '../revisions/candidate-revisions.ts';
import {
  type Decision,
  type Revision,
  revisionsOf,
  updateRevisions,
} from '../revisions/revision-log.ts';
import { type FleetState, fleetState } from '../revisions/state.ts';
import { type ChangeDeps, synchronizeFile } from './fleet-state.ts';

/** The document of a fleet that has none yet. */
export const NEW_DOCUMENT: Revision = {
  revision: 1,
  at: '',
  who: '',
  what: '',
  text: `${JSON.stringify({ $schema: './fleet.schema.json', ...EMPTY_FLEET }, null, 2)}\n`,
};

/** Names the operator, the command and the reason of a change. */
export type Author = Pick<Revision, 'who' | 'what' | 'why'>;

/** Holds the result of a change. */
export type Committed = {
  /** The state before the change. */
  state: FleetState;
  /** Undefined if nothing was written: a dry run, or a forced change without effect. */
  recorded: Revision | undefined;
  /** The candidate revisions after the change, newest first. */
  after: CandidateRevision[];
  notes: string[];
};

/**
 * Changes the fleet document in force and retries after concurrent changes.
 * Throws a `Refusal` if the change breaks a hotel or has no effect, unless it is forced. A dry run
 * writes nothing.
 */
export async function commit(
  change: Change,
  author: Author,
  deps: ChangeDeps,
  { isDryRun = false, isForced = false } = {},
): Promise<Committed> {
  const { revisionLog } = deps.fleet;
  const notes: string[] = [];

  async function decide(): Promise<Decision<Committed>> {
    const state = isDryRun ? await fleetState(deps) : await synchronizeFile(deps, notes);
    const base = state.edit ?? state.current ?? NEW_DOCUMENT;
    const { fleet } = readDocument(base.text);
    const decision = await change({
      text: base.text,
      fleet,
      history: async () => [
        ...(await revisionsOf(revisionLog)).map(({ text }) => readDocument(text).fleet),
        fleet,
      ],
    });

    const revision = state.newest + 1;
    const text = setRevision(decision.text, revision);
    const next = { revision, at: new Date(deps.clock()).toISOString(), ...author, text };
    const after = await candidateRevisionsFrom(next, revisionLog, deps.store);
    const result = {
      state,
      recorded: undefined,
      after,
      notes: [...notes, ...(decision.notes ?? [])],
    };
    if (text === setRevision(base.text, revision)) {
      if (isForced) return { result };
      throw new Refusal([...notes, decision.unchangedMessage].join('\n'));
    }
    if (!isForced)
      refuseNewProblems(await candidateRevisionsFrom(base, revisionLog, deps.store), after);
    return isDryRun ? { result } : { revision: next, result: { ...result, recorded: next } };
  }

  const committed = await updateRevisions(revisionLog, decide);
  if (!committed.recorded) return committed;
  try {
    await synchronizeFile(deps, committed.notes);
    await deps.writeSchema();
  } catch (error) {
    // The change is in force anyway.
    const { message } = error as Error;
    committed.notes.push(`fleet.json could not be brought up to date: ${message}.`);
  }
  return committed;
}

/**
 * Refuses the problems that a change adds, one sentence per cause with its hotels.
 * An older problem counts as new if the change takes a hotel's last page.
 */
function refuseNewProblems(
  before: readonly CandidateRevision[],
  after: readonly CandidateRevision[],
): void {
  const [oldRevision] = before;
  const [newRevision] = after;
  if (!oldRevision || !newRevision) return;
  const losingPage = new Set(hotelsWithoutPage(before, after));
  const problems = groupedProblems(hotelsOf(newRevision.document), (slug) => {
    const known = new Set(losingPage.has(slug) ? [] : oldRevision.problems(slug));
    return newRevision.problems(slug).filter((problem) => !known.has(problem));
  });
  if (problems.length === 0) return;
  const lines = problems.map(({ text, hotels }) => `${text}${hotelSuffix(hotels)}.`);
  throw new Refusal(['The change is refused, and nothing was changed:', ...lines].join('\n'));
}
