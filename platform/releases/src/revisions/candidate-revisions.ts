import { hotelsOf, problemsAt } from '../composition/problems.ts';
import { type ReleaseIndex, readReleases } from '../composition/release-index.ts';
import { ALL_HOTELS } from '../contracts/fleet.ts';
import { type FleetDocument, readDocument } from '../document/document.ts';
import type { ReleaseStore } from '../store/release-store.ts';
import type { Revision, RevisionLog } from './revision-log.ts';

/** How many revisions the gateway searches for one that is valid for a hotel. */
const MAX_REVISIONS_BACK = 20;

/** A revision with its document and releases, which hotels may run if it is valid. */
export type CandidateRevision = {
  revision: Revision;
  document: FleetDocument;
  releases: ReleaseIndex;
  /** Returns why the revision is invalid for a hotel, one sentence each. */
  problems(slug: string): string[];
};

type Store = Pick<ReleaseStore, 'manifest'>;

async function candidateOf(
  revision: Revision,
  document: FleetDocument,
  store: Store,
): Promise<CandidateRevision> {
  const releases = await readReleases(document.fleet, store);
  const listed = new Set(hotelsOf(document));
  const known = new Map<string, string[]>();
  return {
    revision,
    document,
    releases,
    problems(slug) {
      // Hotels without their own entry share one result.
      const entry = listed.has(slug) ? slug : ALL_HOTELS;
      const problems = known.get(entry) ?? problemsAt(document, entry, releases);
      known.set(entry, problems);
      return problems;
    },
  };
}

/** Applies the current revision's withdrawals to an older document. */
function withCurrentWithdrawals(
  current: CandidateRevision | undefined,
  document: FleetDocument,
): FleetDocument {
  if (!current) return document;
  const { withdrawn } = current.document.fleet;
  return { ...document, fleet: { ...document.fleet, withdrawn } };
}

/** Finds an earlier validation of the same text with complete releases. */
function previouslyValidated(
  { text }: Revision,
  validated: readonly CandidateRevision[],
): CandidateRevision | undefined {
  return validated.find(
    ({ revision, releases }) => revision.text === text && releases.missing.length === 0,
  );
}

/**
 * Reads revisions, newest first, until every hotel has a valid one. Reuses the results in
 * `validated` for the newest revision.
 */
export async function candidateRevisionsFrom(
  newest: Revision | undefined,
  revisionLog: Pick<RevisionLog, 'read'>,
  store: Store,
  validated: readonly CandidateRevision[] = [],
): Promise<CandidateRevision[]> {
  const candidates: CandidateRevision[] = [];
  const hotels = new Set<string>();
  const first = newest?.revision ?? 0;
  for (let number = first; number > Math.max(0, first - MAX_REVISIONS_BACK - 1); number -= 1) {
    const revision = number === first ? newest : await revisionLog.read(number);
    if (!revision) continue;
    const known = number === first ? previouslyValidated(revision, validated) : undefined;
    const candidate = known
      ? { ...known, revision }
      : await candidateOf(
          revision,
          withCurrentWithdrawals(candidates[0], readDocument(revision.text)),
          store,
        );
    candidates.push(candidate);
    for (const slug of hotelsOf(candidate.document)) hotels.add(slug);
    if ([...hotels].every((slug) => effectiveRevisionOf(candidates, slug))) break;
  }
  return candidates;
}

/** Returns the effective revision of a hotel: the newest that is valid for it. */
export function effectiveRevisionOf(
  candidates: readonly CandidateRevision[],
  slug: string,
): CandidateRevision | undefined {
  return candidates.find(({ problems }) => problems(slug).length === 0);
}

/** Returns hotels that have a page with the revisions `before` and none with `after`. */
export function hotelsWithoutPage(
  before: readonly CandidateRevision[],
  after: readonly CandidateRevision[],
): string[] {
  const [newest] = after;
  return (newest ? hotelsOf(newest.document) : []).filter(
    (slug) => effectiveRevisionOf(before, slug) && !effectiveRevisionOf(after, slug),
  );
}
