import { contentId } from '@foyer/common/http';
import { DEFAULT_SLUG } from '@foyer/shared/addresses/slug.ts';
import { type HotelValidation, hotelsOf, validateAt } from '../composition/problems.ts';
import { type ReleaseIndex, readReleases } from '../composition/release-index.ts';
import type { Rollouts } from '../composition/rollouts.ts';
import { ALL_HOTELS } from '../contracts/fleet.ts';
import { type FleetDocument, readDocument } from '../document/document.ts';
import type { ReleaseStore } from '../store/release-store.ts';
import type { Revision, RevisionLog } from './revision-log.ts';

/** How many revisions the gateway searches for one that is valid for a hotel. */
const MAX_REVISIONS_BACK = 20;

/** A revision with its document and releases, which hotels may run if it is valid. */
export type CandidateRevision = {
  /** Revisions with equal ids resolve to equal compositions. */
  id: string;
  revision: Revision;
  document: FleetDocument;
  releases: ReleaseIndex;
  /** Returns why the revision is invalid for a hotel, one sentence each. */
  problems(slug: string): string[];
  rolloutsOf(slug: string): Rollouts;
};

type Store = Pick<ReleaseStore, 'manifest'>;

/** Reads the releases of a revision; each hotel is validated when it is first asked for. */
async function candidateOf(
  revision: Revision,
  store: Store,
  newest: CandidateRevision | undefined,
): Promise<CandidateRevision> {
  const read = readDocument(revision.text);
  const { withdrawn } = (newest?.document ?? read).fleet;
  // The current revision's withdrawals apply to an older document too.
  const document = { ...read, fleet: { ...read.fleet, withdrawn } };
  const releases = await readReleases(document.fleet, store);
  const listed = new Set(hotelsOf(document));
  const validated = new Map<string, HotelValidation>();

  /** Returns the validation at a hotel; hotels without their own entry share one. */
  function validationOf(slug: string): HotelValidation {
    const entry = listed.has(slug) ? slug : ALL_HOTELS;
    const validation = validated.get(entry) ?? validateAt(document, entry, releases);
    validated.set(entry, validation);
    return validation;
  }

  return {
    id: contentId(JSON.stringify([revision.text, withdrawn, releases.missing])),
    revision,
    document,
    releases,
    problems: (slug) => validationOf(slug).problems,
    rolloutsOf: (slug) => validationOf(slug).rollouts,
  };
}

/** Reads revisions, newest first, until every hotel has a valid one. */
export async function candidateRevisionsFrom(
  newest: Revision | undefined,
  revisionLog: Pick<RevisionLog, 'read'>,
  store: Store,
): Promise<CandidateRevision[]> {
  const candidates: CandidateRevision[] = [];
  const hotels = new Set<string>();
  const first = newest?.revision ?? 0;
  for (let number = first; number > Math.max(0, first - MAX_REVISIONS_BACK - 1); number -= 1) {
    const revision = number === first ? newest : await revisionLog.read(number);
    if (!revision) continue;
    const candidate = await candidateOf(revision, store, candidates[0]);
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

/** Tells whether any hotel can run it, apart from `default`: guests do not stay there. */
export function isValidSomewhere({ document, problems }: CandidateRevision): boolean {
  return hotelsOf(document).some((slug) => slug !== DEFAULT_SLUG && problems(slug).length === 0);
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
