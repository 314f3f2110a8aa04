import { DEFAULT_SLUG } from '@foyer/shared/addresses/slug.ts';
import { ALL_HOTELS } from '../contracts/fleet.ts';
import type { FleetDocument } from '../document/document.ts';
import { choicesOf } from './choices.ts';
import type { ReleaseIndex } from './release-index.ts';
import { MAX_ROLLOUTS, rolloutCombinations, rolloutsOf } from './rollouts.ts';
import { selectionOf } from './select.ts';

/** A problem in one sentence, and its hotels. `*` is every hotel without its own entry. */
export type Problem = { text: string; hotels: string[] };

/** The number of problems shown at once; a document may have any number. */
const MAX_SHOWN = 20;

/** Shortens a list of problems and counts the rest. */
export function firstProblems(problems: readonly Problem[]): Problem[] {
  const more = problems.length - MAX_SHOWN;
  const shown = problems.slice(0, MAX_SHOWN);
  return more > 0 ? [...shown, { text: `and ${more} more`, hotels: [] }] : shown;
}

/** Returns every hotel that a document names, plus `*` and `default`. */
export function hotelsOf({ fleet, errors }: FleetDocument): string[] {
  const unreadable = errors.flatMap(({ hotel }) => hotel ?? []);
  return [...new Set([ALL_HOTELS, DEFAULT_SLUG, ...Object.keys(fleet.hotels), ...unreadable])];
}

/** The validation of a document for one hotel. */
export type HotelValidation = ReturnType<typeof validateAt>;

/**
 * Validates a document for one hotel, with each combination of rollouts that may conflict. Returns why
 * the hotel cannot run it, one sentence each, and its rollouts.
 */
export function validateAt(document: FleetDocument, slug: string, releases: ReleaseIndex) {
  const concerning = document.errors.filter(
    ({ hotel = ALL_HOTELS }) => hotel === slug || hotel === ALL_HOTELS,
  );
  // A partly read document would yield wrong problems.
  if (concerning.length > 0)
    return { problems: concerning.map(({ text }) => text), rollouts: new Map<string, number>() };
  const choices = choicesOf(document.fleet, slug);
  const rollouts = rolloutsOf(choices);
  if (rollouts.size > MAX_ROLLOUTS) {
    const text = `${rollouts.size} releases are rolled out at once; at most ${MAX_ROLLOUTS} may be`;
    return { problems: [text], rollouts };
  }
  const problems = rolloutCombinations([...rollouts.keys()]).flatMap(
    (active) => selectionOf(choices, slug, releases, active).problems,
  );
  return { problems: [...new Set(problems)], rollouts };
}

/** Groups equal sentences with the hotels that they concern. */
export function groupedProblems(
  hotels: readonly string[],
  problemsOfOne: (slug: string) => readonly string[],
): Problem[] {
  const all = hotels.flatMap((slug) =>
    [...new Set(problemsOfOne(slug))].map((text) => ({ text, slug })),
  );
  return [...Map.groupBy(all, ({ text }) => text)].map(([text, same]) => {
    return { text, hotels: same.map(({ slug }) => slug) };
  });
}
