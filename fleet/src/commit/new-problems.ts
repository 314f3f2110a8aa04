import { hotelsOf, problemsTogether } from '@foyer/gateway/composition/problems';
import { type Candidate, leftDark } from '@foyer/gateway/fleet/candidates';
import { atHotels } from '../changes/told.ts';

/**
 * What would be wrong at some hotel and was not, by the editions that hotels run before and after:
 * a sentence a cause, with its hotels. What was wrong already counts where it now takes a hotel's
 * last page.
 */
export function newProblems(before: readonly Candidate[], after: readonly Candidate[]): string[] {
  const [was] = before;
  const [is] = after;
  if (!was || !is) return [];
  const dark = new Set(leftDark(before, after));
  const problems = problemsTogether(hotelsOf(is.document), (slug) => {
    const known = new Set(dark.has(slug) ? [] : was.problems(slug));
    return is.problems(slug).filter((problem) => !known.has(problem));
  });
  return problems.map(({ text, hotels }) => `${text}${atHotels(hotels)}.`);
}
