import { DEFAULT_SLUG } from '@foyer/shared/addresses/slug.ts';
import type { Realtime } from '@foyer/shared/contracts/realtime.ts';
import { WORKER } from '@foyer/shared/contracts/worker.ts';
import { LRUCache } from 'lru-cache';
import { choiceOf } from '../composition/choices.ts';
import { groupedProblems, hotelsOf, type Problem } from '../composition/problems.ts';
import type { Resolution } from '../composition/resolution.ts';
import { resolveComposition } from '../composition/resolve.ts';
import { activeRolloutsOf, rolloutsOf } from '../composition/rollouts.ts';
import { warningsOf } from '../composition/warnings.ts';
import { ALL_HOTELS } from '../contracts/fleet.ts';
import type { Release } from '../contracts/release.ts';
import { setRevision } from '../document/set-revision.ts';
import type { ReleaseStore } from '../store/release-store.ts';
import {
  type CandidateRevision,
  candidateRevisionsFrom,
  effectiveRevisionOf,
  hotelsWithoutPage,
} from './candidate-revisions.ts';
import { readEdit } from './edit.ts';
import type { FleetFile, FleetSource } from './fleet-source.ts';
import { newestRevision, type Revision, type RevisionLog } from './revision-log.ts';
import { UnreadableFile } from './unreadable-file.ts';

const MEMOISED_HOTELS = 1000;

/** A refused edit of the file. */
export type Refused = {
  problems: Problem[];
  /** When the file was changed (ISO 8601). */
  since: string;
  /** For a stale edit: the changes that it would undo, and what to do. */
  stale?: string;
};

/** Hotels for which the current revision is invalid, grouped by their effective revision. */
type Behind = {
  /** Undefined if no revision is valid: these hotels have no page. */
  revision: number | undefined;
  hotels: string[];
  /** Reasons why the current revision is invalid for these hotels. */
  problems: Problem[];
  /** Since when they have stayed behind (ISO 8601). */
  since: string;
};

/** The state that follows from fleet document, revision log and release store. */
export type FleetState = {
  /** The highest number in the revision log; the next change gets the number after it. */
  newest: number;
  /** The current revision; undefined until one was accepted. */
  current: Revision | undefined;
  /** The current revision with its document and releases. */
  currentCandidate: CandidateRevision | undefined;
  /** The validated newest revisions: the current one, and an edit of it. */
  validated: readonly CandidateRevision[];
  /** The file that operators edit, as last read. */
  file: FleetFile | undefined;
  /** A valid edit by hand; `syncFleetFile` appends it to the revision log. */
  edit: Revision | undefined;
  refused: Refused | undefined;
  behind: Behind[];
  /** Warnings for operators about the current revision, which all hotels can run. */
  warnings: Problem[];
  /** Missing releases; the state changes if one arrives. */
  missing: [name: string, version: string][];
  /** True if any hotel has a page. */
  servesAnyHotel: boolean;
  /** The service worker of all hotels; undefined if none may run. */
  worker: Release | undefined;
  /** Returns the effective revision of a hotel; undefined if none is valid. */
  effectiveRevisionOf(slug: string): CandidateRevision | undefined;
  /** Returns the rollouts at a hotel: name → percentage of browsers. */
  rolloutsOf(slug: string): ReadonlyMap<string, number>;
  /** Resolves a hotel's composition; a browser without a rollout bucket gets no rollout. */
  resolve(slug: string, bucket?: string): Resolution | undefined;
};

type Deps = {
  source: Pick<FleetSource, 'read' | 'revisionLog'>;
  store: Pick<ReleaseStore, 'manifest'>;
  realtime?: Realtime | undefined;
};

/** Validates the fleet and reuses results of the state `before`; changes nothing. */
export async function fleetState(
  { source, store, realtime }: Deps,
  before?: FleetState,
): Promise<FleetState> {
  const newest = await source.revisionLog.newest();
  const current = await newestRevision(source.revisionLog);
  const candidates = await candidateRevisionsFrom(
    current,
    source.revisionLog,
    store,
    before?.validated,
  );
  const { missing, validated, ...file } = await validateFile({ source, store }, newest, candidates);
  const [currentCandidate] = candidates;
  const memo = new LRUCache<string, Resolution>({ max: MEMOISED_HOTELS });
  const effectiveOf = (slug: string) => effectiveRevisionOf(candidates, slug);
  const rollouts = memoisedRollouts(effectiveOf);
  return {
    newest,
    current,
    currentCandidate,
    validated: [...candidates.slice(0, 1), ...validated],
    ...file,
    behind: behindOf(candidates),
    warnings: currentCandidate
      ? warningsOf(currentCandidate.document, currentCandidate.releases)
      : [],
    missing: [...missing, ...candidates.flatMap(({ releases }) => releases.missing)],
    servesAnyHotel: candidates.some(isValidSomewhere),
    worker: workerOf(currentCandidate),
    effectiveRevisionOf: effectiveOf,
    rolloutsOf: rollouts,
    resolve(slug, bucket) {
      const active = activeRolloutsOf(bucket, rollouts(slug));
      const key = [slug, ...active].join(' ');
      const known = memo.get(key);
      if (known) return known;
      const effective = effectiveOf(slug);
      if (!effective) return undefined;
      const { document, releases } = effective;
      const resolution = resolveComposition(document.fleet, slug, releases, { realtime, active });
      memo.set(key, resolution);
      return resolution;
    },
  };
}

/** Memoises the rollouts by hotel: every page needs them. */
function memoisedRollouts(
  effectiveOf: FleetState['effectiveRevisionOf'],
): FleetState['rolloutsOf'] {
  const memo = new LRUCache<string, ReadonlyMap<string, number>>({ max: MEMOISED_HOTELS });
  return (slug) => {
    const effective = effectiveOf(slug);
    const rollouts =
      memo.get(slug) ?? (effective ? rolloutsOf(effective.document.fleet, slug) : new Map());
    memo.set(slug, rollouts);
    return rollouts;
  };
}

/** Returns the first available release of the worker's channel that is not withdrawn. */
export function workerOf(revision: CandidateRevision | undefined): Release | undefined {
  if (!revision) return undefined;
  const { document, releases } = revision;
  const { versions } = choiceOf(document.fleet, ALL_HOTELS, WORKER);
  const found = versions.map((version) => releases.get(WORKER, version));
  return found.find((release) => release !== undefined);
}

type ValidatedFile = Pick<FleetState, 'file' | 'edit' | 'refused' | 'missing' | 'validated'>;
const NO_CHANGE = { edit: undefined, refused: undefined, missing: [], validated: [] };

async function validateFile(
  { source, store }: Deps,
  newest: number,
  currentCandidates: readonly CandidateRevision[],
): Promise<ValidatedFile> {
  const file = await source.read().catch((error: unknown) => {
    if (error instanceof UnreadableFile) return error;
    throw error;
  });
  if (file instanceof UnreadableFile) {
    const problems = [{ text: file.message, hotels: [] }];
    return { ...NO_CHANGE, file: undefined, refused: { problems, since: file.changedAt } };
  }
  const current = currentCandidates[0]?.revision;
  const change = await readEdit(file?.text, current, source.revisionLog);
  if (!file || change.kind === 'none') return { ...NO_CHANGE, file };
  const since = file.changedAt;
  if (change.kind === 'stale') {
    const text = `It is an edit of revision ${change.revision}, but another revision is current`;
    const stale = await staleMessage(change.revision, current, source.revisionLog);
    return { ...NO_CHANGE, file, refused: { problems: [{ text, hotels: [] }], since, stale } };
  }
  const revision = newest + 1;
  const text = setRevision(file.text, revision);
  const edit = { revision, at: since, who: 'by hand', what: 'edit of fleet.json', text };
  const candidates = await candidateRevisionsFrom(edit, source.revisionLog, store);
  const missing = candidates.flatMap(({ releases }) => releases.missing);
  const problems = refusalProblemsOf(candidates, currentCandidates);
  if (problems.length > 0) return { ...NO_CHANGE, file, missing, refused: { problems, since } };
  return { ...NO_CHANGE, file, missing, edit, validated: candidates.slice(0, 1) };
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

/** Ignores `default`: guests do not stay there. */
function isValidSomewhere({ document, problems }: CandidateRevision): boolean {
  return hotelsOf(document).some((slug) => slug !== DEFAULT_SLUG && problems(slug).length === 0);
}

async function staleMessage(
  revision: number,
  current: Revision | undefined,
  revisionLog: RevisionLog,
): Promise<string> {
  const newest = current?.revision ?? 0;
  if (revision > newest)
    return `It names revision ${revision}, but the newest is ${newest}. To apply it anyway, remove its line "revision".`;
  const between: string[] = [];
  for (let number = Math.max(revision + 1, newest - 4); number <= newest; number += 1) {
    const later = await revisionLog.read(number);
    if (later) between.push(`${number} (${later.what}, ${later.who})`);
  }
  return `It edits revision ${revision}, but ${between.join(', ')} came later. Move the file away: the gateway writes the current document again, and you can repeat the change there. To undo the later changes, remove its line "revision".`;
}

function behindOf(candidates: readonly CandidateRevision[]): Behind[] {
  const [current] = candidates;
  if (!current) return [];
  const groups = new Map<CandidateRevision | undefined, string[]>();
  for (const slug of hotelsOf(current.document)) {
    const effective = effectiveRevisionOf(candidates, slug);
    if (effective !== current) groups.set(effective, [...(groups.get(effective) ?? []), slug]);
  }
  return [...groups].map(([effective, hotels]) => {
    const index = effective ? candidates.indexOf(effective) : candidates.length;
    return {
      revision: effective?.revision.revision,
      hotels,
      problems: groupedProblems(hotels, current.problems),
      since: candidates[index - 1]?.revision.at ?? current.revision.at,
    };
  });
}
