import { hotelSuffix } from '../changes/hotel-messages.ts';
import { groupedProblems, hotelsOf } from '../composition/problems.ts';
import { type CandidateRevision, hotelsWithoutPage } from '../revisions/candidate-revisions.ts';

/**
 * Lists the problems that a change adds, one sentence per cause with its hotels.
 * An older problem counts as new if the change takes a hotel's last page.
 */
export function newProblems(
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
