import { DEFAULT_SLUG } from '@foyer/shared/addresses/slug';
import { ALL_HOTELS } from '@foyer/shared/contracts/fleet';
import type { FleetDocument } from '../fleet/document.ts';
import { choicesAt } from './choices.ts';
import type { Releases } from './releases.ts';
import { MOST_ROLLOUTS, mixesOf, rolloutsIn } from './rollouts.ts';
import { selectFrom } from './select.ts';

/** A cause in one sentence, and the hotels that suffer from it; `*` is each without its own entry. */
export type Problem = { text: string; hotels: string[] };

/** As many as somebody reads; a document may have any number. */
const MOST_SHOWN = 20;

/** Problems as they are shown to whoever has not asked for all of them. */
export function firstOf(problems: readonly Problem[]): Problem[] {
  const more = problems.length - MOST_SHOWN;
  const shown = problems.slice(0, MOST_SHOWN);
  return more > 0 ? [...shown, { text: `and ${more} more`, hotels: [] }] : shown;
}

/** Every hotel that a document speaks of, and the two entries that always count. */
export function hotelsOf({ fleet, wrong }: FleetDocument): string[] {
  const unreadable = wrong.flatMap(({ hotel }) => hotel ?? []);
  return [...new Set([ALL_HOTELS, DEFAULT_SLUG, ...Object.keys(fleet.hotels), ...unreadable])];
}

/** Whatever keeps a document from working at one hotel, one sentence each; empty where it works. */
export function problemsAt(document: FleetDocument, slug: string, releases: Releases): string[] {
  const concerning = document.wrong.filter(
    ({ hotel = ALL_HOTELS }) => hotel === slug || hotel === ALL_HOTELS,
  );
  // Of half a document nothing else would be true.
  if (concerning.length > 0) return concerning.map(({ text }) => text);
  const choices = choicesAt(document.fleet, slug);
  const names = [...rolloutsIn(choices).keys()];
  if (names.length > MOST_ROLLOUTS)
    return [`${names.length} releases are rolled out at once, and ${MOST_ROLLOUTS} may be`];
  const mixes = mixesOf(names);
  return [
    ...new Set(mixes.flatMap((taken) => selectFrom(choices, slug, releases, taken).problems)),
  ];
}

/** Every problem of a document once, with the hotels that have it. */
export function problemsOf(document: FleetDocument, releases: Releases): Problem[] {
  return problemsTogether(hotelsOf(document), (slug) => problemsAt(document, slug, releases));
}

/** Each sentence once, with the hotels that it is said of. */
export function problemsTogether(
  hotels: readonly string[],
  problemsOfOne: (slug: string) => readonly string[],
): Problem[] {
  const together = new Map<string, string[]>();
  for (const slug of hotels) {
    for (const text of new Set(problemsOfOne(slug))) {
      const had = together.get(text);
      if (had) had.push(slug);
      else together.set(text, [slug]);
    }
  }
  return [...together].map(([text, slugs]) => ({ text, hotels: slugs }));
}
