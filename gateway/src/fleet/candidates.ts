import { ALL_HOTELS } from '@foyer/shared/contracts/fleet';
import { hotelsOf, problemsAt } from '../composition/problems.ts';
import { loadReleases, type Releases } from '../composition/releases.ts';
import type { ReleaseStore } from '../deps.ts';
import { type FleetDocument, readDocument } from './document.ts';
import type { Edition, Journal } from './journal.ts';

/** How many revisions back a hotel may find one that works for it. */
const REVISIONS = 20;

/** An edition as hotels could run it. */
export type Candidate = {
  edition: Edition;
  document: FleetDocument;
  releases: Releases;
  /** What keeps it from working at a hotel, one sentence each. */
  problems(slug: string): string[];
};

type Store = Pick<ReleaseStore, 'manifest'>;

async function candidateOf(
  edition: Edition,
  document: FleetDocument,
  store: Store,
): Promise<Candidate> {
  const releases = await loadReleases(document.fleet, store);
  const listed = new Set(hotelsOf(document));
  const known = new Map<string, string[]>();
  return {
    edition,
    document,
    releases,
    problems(slug) {
      // Hotels without an entry of their own are all alike.
      const entry = listed.has(slug) ? slug : ALL_HOTELS;
      const problems = known.get(entry) ?? problemsAt(document, entry, releases);
      known.set(entry, problems);
      return problems;
    },
  };
}

/** What the edition in force withdraws is withdrawn in those before it too. */
function ruledBy(inForce: Candidate | undefined, document: FleetDocument): FleetDocument {
  if (!inForce) return document;
  const { withdrawn } = inForce.document.fleet;
  return { ...document, fleet: { ...document.fleet, withdrawn } };
}

/** Judged from the same text and releases: there is nothing to judge anew. */
function judgedAlready({ text }: Edition, judged: readonly Candidate[]): Candidate | undefined {
  return judged.find(
    ({ edition, releases }) => edition.text === text && releases.missing.length === 0,
  );
}

/**
 * An edition and, where it does not work at every hotel, those before it until each hotel has one,
 * newest first. The first may be among those
 * that were `judged` as first ones before.
 */
export async function candidatesFrom(
  newest: Edition | undefined,
  journal: Pick<Journal, 'read'>,
  store: Store,
  judged: readonly Candidate[] = [],
): Promise<Candidate[]> {
  const candidates: Candidate[] = [];
  const hotels = new Set<string>();
  const first = newest?.revision ?? 0;
  for (let revision = first; revision > Math.max(0, first - REVISIONS - 1); revision -= 1) {
    const edition = revision === first ? newest : await journal.read(revision);
    if (!edition) continue;
    const before = revision === first ? judgedAlready(edition, judged) : undefined;
    const candidate = before
      ? { ...before, edition }
      : await candidateOf(edition, ruledBy(candidates[0], readDocument(edition.text)), store);
    candidates.push(candidate);
    for (const slug of hotelsOf(candidate.document)) hotels.add(slug);
    if ([...hotels].every((slug) => courseOf(candidates, slug))) break;
  }
  return candidates;
}

/** What a hotel runs: the newest edition that works for it. */
export function courseOf(candidates: readonly Candidate[], slug: string): Candidate | undefined {
  return candidates.find(({ problems }) => problems(slug).length === 0);
}

/** Hotels that have a page by the editions `before`, and would have none by those `after`. */
export function leftDark(before: readonly Candidate[], after: readonly Candidate[]): string[] {
  const [newest] = after;
  return (newest ? hotelsOf(newest.document) : []).filter(
    (slug) => courseOf(before, slug) && !courseOf(after, slug),
  );
}
