import { DEFAULT_SLUG } from '@foyer/shared/addresses/slug.ts';
import { ALL_HOTELS } from '../contracts/fleet.ts';
import type { FleetDocument } from '../document/document.ts';
import { choicesOf } from './choices.ts';
import type { ReleaseIndex } from './release-index.ts';
import { MAX_ROLLOUTS, rolloutCombinations, rolloutsOfChoices } from './rollouts.ts';
import { selectionOfChoices } from './select.ts';

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

/** Returns a hotel's problems with a document, one sentence each; empty if valid. */
export function problemsAt(
  document: FleetDocument,
  slug: string,
  releases: ReleaseIndex,
): string[] {
  const concerning = document.errors.filter(
    ({ hotel = ALL_HOTELS }) => hotel === slug || hotel === ALL_HOTELS,
  );
  // A partly read document would yield wrong problems.
  if (concerning.length > 0) return concerning.map(({ text }) => text);
  const choices = choicesOf(document.fleet, slug);
  const names = [...rolloutsOfChoices(choices).keys()];
  if (names.length > MAX_ROLLOUTS)
    return [`${names.length} releases are rolled out at once; at most ${MAX_ROLLOUTS} may be`];
  const combinations = rolloutCombinations(names);
  return [
    ...new Set(
      combinations.flatMap(
        (active) => selectionOfChoices(choices, slug, releases, active).problems,
      ),
    ),
  ];
}

/** Returns each problem of a document once, with the hotels that have it. */
export function problemsOf(document: FleetDocument, releases: ReleaseIndex): Problem[] {
  return groupedProblems(hotelsOf(document), (slug) => problemsAt(document, slug, releases));
}

/** Groups equal sentences with the hotels that they concern. */
export function groupedProblems(
  hotels: readonly string[],
  problemsOfOne: (slug: string) => readonly string[],
): Problem[] {
  const hotelsByText = new Map<string, string[]>();
  for (const slug of hotels) {
    for (const text of new Set(problemsOfOne(slug))) {
      const had = hotelsByText.get(text);
      if (had) had.push(slug);
      else hotelsByText.set(text, [slug]);
    }
  }
  return [...hotelsByText].map(([text, slugs]) => ({ text, hotels: slugs }));
}
