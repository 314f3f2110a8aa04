import { hotelList } from '../changes/hotel-messages.ts';
import type { ReleaseIndex } from '../composition/release-index.ts';
import { selectionOf } from '../composition/select.ts';
import { type Fleet, SHELL } from '../contracts/fleet.ts';
import type { Release } from '../contracts/release.ts';
import { enabledForAll, hotelsWith, withVersion } from './fleet-variants.ts';

/** Holds the result of checking a release against the hotels with its remote. */
export type HotelCheck = {
  /** The reasons why no hotel could run it. */
  problems: string[];
  /** The reasons why some hotels could not run it. */
  notes: string[];
};

/** Checks a release at every hotel with its remote enabled. Checks all hotels if none has it. */
export function checkAtHotels(release: Release, fleet: Fleet, known: ReleaseIndex): HotelCheck {
  const { name, version } = release;
  const releases: ReleaseIndex = {
    ...known,
    get: (one, other) => (one === name && other === version ? release : known.get(one, other)),
  };
  const now = failuresIn(fleet, release, releases);
  // A shell and remotes that need each other: the shell is published first.
  if (now.runsSomewhere || name === SHELL) return { problems: [], notes: now.notes };
  const next = fleet.channels[SHELL]?.next?.current;
  const later =
    next && failuresIn(withVersion(fleet, SHELL, next), release, releases).runsSomewhere;
  return later
    ? { problems: [], notes: [...now.notes, `It can run where hotels have shell ${next}.`] }
    : { problems: now.problems, notes: [] };
}

/** Collects the new problems at hotels, each cause once. */
function failuresIn(fleet: Fleet, { name, version }: Release, releases: ReleaseIndex) {
  const enabled = hotelsWith(fleet, name);
  const base = enabled.length > 0 ? fleet : enabledForAll(fleet, name);
  const candidate = withVersion(base, name, version);
  const hotels = hotelsWith(base, name);
  const failing = new Map<string, string[]>();
  for (const slug of hotels) {
    const before = selectionOf(fleet, slug, releases).problems;
    for (const text of selectionOf(candidate, slug, releases).problems)
      if (!before.includes(text)) failing.set(text, [...(failing.get(text) ?? []), slug]);
  }
  const failingHotels = new Set([...failing.values()].flat());
  return {
    runsSomewhere: failingHotels.size < hotels.length,
    problems: [...failing.keys()].map((text) => `${text}.`),
    notes: [...failing].map(([text, slugs]) => `It cannot run at ${hotelList(slugs)}: ${text}.`),
  };
}
