import { DEFAULT_SLUG } from '@foyer/shared/addresses/slug.ts';
import { hotelList, hotelSuffix, hotelsIn } from '../changes/hotel-messages.ts';
import { choiceOf, isOriginAllowed } from '../composition/choices.ts';
import { groupedProblems } from '../composition/problems.ts';
import type { ReleaseIndex } from '../composition/release-index.ts';
import { selectionOf } from '../composition/select.ts';
import {
  ALL_HOTELS,
  type Fleet,
  type HotelChoice,
  type RemoteChoice,
  SHELL,
} from '../contracts/fleet.ts';
import type { Release } from '../contracts/release.ts';

/** Holds the result of checking a release against the hotels with its remote. */
export type HotelCheck = {
  /** The reasons why no hotel could run it. */
  problems: string[];
  /** The reasons why some hotels could not run it. */
  notes: string[];
};

/** Checks a release at every hotel with its remote enabled. Checks all hotels if none has it. */
export function checkAtHotels(release: Release, fleet: Fleet, known: ReleaseIndex): HotelCheck {
  const { name } = release;
  const releases = known.with([release]);
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
  const failures = groupedProblems(hotels, (slug) => {
    const before = selectionOf(fleet, slug, releases).problems;
    return selectionOf(candidate, slug, releases).problems.filter((one) => !before.includes(one));
  });
  const failing = new Set(failures.flatMap((one) => one.hotels));
  return {
    runsSomewhere: failing.size < hotels.length,
    problems: failures.map(({ text }) => `${text}.`),
    notes: failures.map((one) => `It cannot run at ${hotelList(one.hotels)}: ${one.text}.`),
  };
}

/** Returns the hotels with a remote enabled; every hotel has a shell. */
function hotelsWith(fleet: Fleet, name: string): string[] {
  const all = new Set([ALL_HOTELS, DEFAULT_SLUG, ...Object.keys(fleet.hotels)]);
  return [...all].filter((slug) => name === SHELL || choiceOf(fleet, slug, name).enabled);
}

/** Returns the fleet with every hotel on this version of a remote or the shell. */
function withVersion(fleet: Fleet, name: string, version: string): Fleet {
  return {
    ...withChoices(fleet, name, ({ enabled }) => (enabled === undefined ? {} : { enabled })),
    channels: { ...fleet.channels, [name]: { stable: { current: version } } },
  };
}

/** Returns the fleet with a remote enabled at every hotel. */
function enabledForAll(fleet: Fleet, name: string): Fleet {
  const { hotels, ...others } = withChoices(fleet, name, () => ({}));
  const all = hotels[ALL_HOTELS];
  const remotes = { ...all?.remotes, [name]: { enabled: true } };
  return { ...others, hotels: { ...hotels, [ALL_HOTELS]: { ...all, remotes } } };
}

/** Returns the fleet with the choices of one remote mapped at every hotel. */
function withChoices(
  fleet: Fleet,
  name: string,
  by: (choice: RemoteChoice) => RemoteChoice,
): Fleet {
  const hotels = Object.entries(fleet.hotels).map(([slug, hotel]): [string, HotelChoice] => {
    const choice = hotel.remotes?.[name];
    return [slug, choice ? { ...hotel, remotes: { ...hotel.remotes, [name]: by(choice) } } : hotel];
  });
  return { ...fleet, hotels: Object.fromEntries(hotels) };
}

/** Lists the declared API origins that hotels with the remote disallow. Checks all hotels if none has it. */
export function disallowedOriginNotes({ name, origins = [] }: Release, fleet: Fleet): string[] {
  const enabled = hotelsWith(fleet, name);
  const hotels = enabled.length > 0 ? enabled : hotelsIn(fleet);
  return origins.flatMap((origin) => {
    const without = hotels.filter((slug) => !isOriginAllowed(fleet, slug, origin));
    if (without.length === 0) return [];
    return `It may not call ${origin} yet${hotelSuffix(without)}: pnpm fleet allow ${origin} --hotel SLUG.`;
  });
}
