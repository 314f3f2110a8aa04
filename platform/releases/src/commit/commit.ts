import type { Change } from '../changes/change.ts';
import { hotelSuffix } from '../changes/hotel-messages.ts';
import { groupedProblems, hotelsOf } from '../composition/problems.ts';
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
import type { FleetState } from '../revisions/state.ts';
import { type ChangeDeps, stateOf, synchronizeFile } from './fleet-state.ts';

/** The document of a fleet that has none yet. */
export const NEW_DOCUMENT: Revision = {
  revision: 1,
  at: '',
  who: '',
  what: '',
  text: `{
  "$schema": "./fleet.schema.json",
  "channels": {},
  "hotels": {}
}
`,
};

/** Names the operator, the command and the reason of a change. */
export type Author = Pick<Revision, 'who' | 'what' | 'why'>;

export type CommitOptions = {
  /** True computes the effects without writing. */
  isDryRun?: boolean;
  /** True accepts a document that is invalid at some hotel. */
  isForced?: boolean;
};

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
 * Throws a `Refusal` if the change breaks a hotel or has no effect.
 */
export async function commit(
  change: Change,
  author: Author,
  deps: ChangeDeps,
  { isDryRun = false, isForced = false }: CommitOptions = {},
): Promise<Committed> {
  const { revisionLog } = deps.fleet;
  const notes: string[] = [];

  async function decide(): Promise<Decision<Committed>> {
    const state = isDryRun ? await stateOf(deps) : await synchronizeFile(deps, notes);
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
    const result = { state, recorded: undefined, after, notes: [...notes, ...decision.notes] };
    if (text === setRevision(base.text, revision)) {
      if (isForced) return { result };
      throw new Refusal([...notes, decision.unchangedMessage].join('\n'));
    }
    if (!isForced)
      refuseProblems(await candidateRevisionsFrom(base, revisionLog, deps.store), after);
    return isDryRun ? { result } : { revision: next, result: { ...result, recorded: next } };
  }

  const committed = await updateRevisions(revisionLog, decide);
  if (committed.recorded) await updateFiles(deps, committed.notes);
  return committed;
}

/** Brings `fleet.json` and its schema up to date. The change is in force even if this fails. */
async function updateFiles(deps: ChangeDeps, notes: string[]): Promise<void> {
  try {
    await synchronizeFile(deps, notes);
    await deps.writeSchema();
  } catch (error) {
    notes.push(`fleet.json could not be brought up to date: ${(error as Error).message}.`);
  }
}

function refuseProblems(before: CandidateRevision[], after: CandidateRevision[]): void {
  const problems = newProblems(before, after);
  if (problems.length > 0)
    throw new Refusal(['The change is refused, and nothing was changed:', ...problems].join('\n'));
}

/**
 * Lists the problems that a change adds, one sentence per cause with its hotels.
 * An older problem counts as new if the change takes a hotel's last page.
 */
function newProblems(
  before: readonly CandidateRevision[],
  after: readonly CandidateRevision[],
): string[] {
  const [oldRevision] = before;
  const [newRevision] = after;
  if (!oldRevision || !newRevision) return [];
  const losingPage = new Set(hotelsWithoutPage(before, after));
  const problems = groupedProblems(hotelsOf(newRevision.document), (slug) => {
    const known = new Set(losingPage.has(slug) ? [] : oldRevision.problems(slug));
    return newRevision.problems(slug).filter((problem) => !known.has(problem));
  });
  return problems.map(({ text, hotels }) => `${text}${hotelSuffix(hotels)}.`);
}
