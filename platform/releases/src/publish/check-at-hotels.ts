import { DEFAULT_SLUG } from '@foyer/shared/addresses/slug.ts';
import { hotelList, hotelSuffix, hotelsIn } from '../changes/hotel-messages.ts';
import { choiceOf, choicesOf, isOriginAllowed } from '../composition/choices.ts';
import { withOverrides } from '../composition/overrides.ts';
import { groupedProblems } from '../composition/problems.ts';
import type { ReleaseIndex } from '../composition/release-index.ts';
import { selectionOf } from '../composition/select.ts';
import { type Fleet, SHELL } from '../contracts/fleet.ts';
import type { Release } from '../contracts/release.ts';

/**
 * Checks a release at every hotel with its remote enabled, or at all hotels if none has it. Returns as
 * problems why no hotel could run it, and as notes why some hotels could not.
 */
export function checkAtHotels(release: Release, fleet: Fleet, known: ReleaseIndex) {
  const now = failuresOf([release], fleet, known);
  // A shell and remotes that need each other: the shell is published first.
  if (now.runsSomewhere || release.name === SHELL) return { problems: [], notes: now.notes };
  const next = fleet.channels[SHELL]?.next?.current;
  const nextShell = next && known.get(SHELL, next);
  return nextShell && failuresOf([release, nextShell], fleet, known).runsSomewhere
    ? { problems: [], notes: [...now.notes, `It can run where hotels have shell ${next}.`] }
    : { problems: now.problems, notes: [] };
}

/** Collects the new problems at hotels with these releases, each cause once. */
function failuresOf(releases: readonly [Release, ...Release[]], fleet: Fleet, known: ReleaseIndex) {
  const hotels = hotelsWith(fleet, releases[0].name);
  const failures = groupedProblems(hotels, (slug) => {
    const before = selectionOf(choicesOf(fleet, slug), slug, known).problems;
    const changed = withOverrides({ fleet, releases: known }, slug, releases, () => true);
    const choices = choicesOf(changed.fleet, slug);
    const after = selectionOf(choices, slug, changed.releases).problems;
    return after.filter((one) => !before.includes(one));
  });
  const failing = new Set(failures.flatMap((one) => one.hotels));
  return {
    runsSomewhere: failing.size < hotels.length,
    problems: failures.map(({ text }) => `${text}.`),
    notes: failures.map((one) => `It cannot run at ${hotelList(one.hotels)}: ${one.text}.`),
  };
}

/** Returns the hotels with a remote enabled, or all hotels if none has it. */
function hotelsWith(fleet: Fleet, name: string): string[] {
  const hotels = hotelsIn(fleet);
  const enabled = [...new Set([...hotels, DEFAULT_SLUG])].filter(
    (slug) => choiceOf(fleet, slug, name).enabled,
  );
  return enabled.length > 0 ? enabled : hotels;
}

/** Lists the declared API origins that hotels with the remote disallow. */
export function disallowedOriginNotes({ name, origins = [] }: Release, fleet: Fleet): string[] {
  const hotels = hotelsWith(fleet, name);
  return origins.flatMap((origin) => {
    const without = hotels.filter((slug) => !isOriginAllowed(fleet, slug, origin));
    if (without.length === 0) return [];
    return `It may not call ${origin} yet${hotelSuffix(without)}: pnpm fleet allow ${origin} --hotel SLUG.`;
  });
}
