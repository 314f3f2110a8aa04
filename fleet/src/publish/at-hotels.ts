import type { Releases } from '@foyer/gateway/composition/releases';
import { selectFor } from '@foyer/gateway/composition/select';
import { type Fleet, SHELL } from '@foyer/shared/contracts/fleet';
import type { Release } from '@foyer/shared/contracts/release';
import { hotelsInWords } from '../changes/told.ts';
import { enabledForAll, hotelsWith, withVersion } from './trial-fleet.ts';

/** What a release would bring to the hotels that have its remote. */
export type Trial = {
  /** Why none of them could run it. */
  problems: string[];
  /** Why some of them could not. */
  notes: string[];
};

/** Tries a release at every hotel that has its remote enabled; where none has, as if all had. */
export function tryAtHotels(release: Release, fleet: Fleet, known: Releases): Trial {
  const { name, version } = release;
  const releases: Releases = {
    ...known,
    get: (one, other) => (one === name && other === version ? release : known.get(one, other)),
  };
  const now = failuresIn(fleet, release, releases);
  // Of a shell and remotes that need each other one has to be the first: the shell.
  if (now.somewhere || name === SHELL) return { problems: [], notes: now.notes };
  const next = fleet.channels[SHELL]?.next?.current;
  const later = next && failuresIn(withVersion(fleet, SHELL, next), release, releases).somewhere;
  return later
    ? { problems: [], notes: [...now.notes, `It can run where hotels have shell ${next}.`] }
    : { problems: now.problems, notes: [] };
}

/** Whatever would be wrong at hotels that is not wrong already, each cause once. */
function failuresIn(fleet: Fleet, { name, version }: Release, releases: Releases) {
  const having = hotelsWith(fleet, name);
  const base = having.length > 0 ? fleet : enabledForAll(fleet, name);
  const tried = withVersion(base, name, version);
  const hotels = hotelsWith(base, name);
  const failing = new Map<string, string[]>();
  for (const slug of hotels) {
    const before = selectFor(fleet, slug, releases).problems;
    for (const text of selectFor(tried, slug, releases).problems)
      if (!before.includes(text)) failing.set(text, [...(failing.get(text) ?? []), slug]);
  }
  const without = new Set([...failing.values()].flat());
  return {
    somewhere: without.size < hotels.length,
    problems: [...failing.keys()].map((text) => `${text}.`),
    notes: [...failing].map(
      ([text, slugs]) => `It cannot run at ${hotelsInWords(slugs)}: ${text}.`,
    ),
  };
}
