import { DEFAULT_SLUG } from '@foyer/shared/addresses/slug';
import { type Fleet, type HotelChoice, REQUIRED_REMOTES } from '@foyer/shared/contracts/fleet';

/** The entry of the fleet that holds for every hotel. */
export const ALL_HOTELS = '*';
/** The shell stands among the channels like a remote. */
export const SHELL = 'shell';

/** A record's own entry; a hotel may be called `constructor`. */
function own<Value>(record: Record<string, Value> | undefined, key: string): Value | undefined {
  return record && Object.hasOwn(record, key) ? record[key] : undefined;
}

export function hotelChoice(fleet: Fleet, slug: string): HotelChoice {
  return { ...own(fleet.hotels, ALL_HOTELS), ...own(fleet.hotels, slug) };
}

/** Every remote that has a channel, the ones a hotel can have at all, and those it must have. */
export function knownRemotes(fleet: Fleet): string[] {
  const names = new Set([...Object.keys(fleet.channels), ...REQUIRED_REMOTES]);
  names.delete(SHELL);
  return [...names].sort();
}

type Choice = { enabled: boolean; versions: string[] };

/**
 * What a hotel gets of a remote (or of the shell): its own entry over the one for all. The first
 * version is the one to run, the second the previous good one.
 */
export function choiceOf(fleet: Fleet, slug: string, name: string): Choice {
  const all = own(own(fleet.hotels, ALL_HOTELS)?.remotes, name);
  const mine = own(own(fleet.hotels, slug)?.remotes, name);
  // A hotel that chooses a channel for itself is not held by the pin for all.
  const pin = mine?.pin ?? (mine?.channel ? undefined : all?.pin);
  const channels = own(fleet.channels, name);
  const channel =
    (mine?.channel ?? all?.channel) === 'next'
      ? (channels?.next ?? channels?.stable)
      : channels?.stable;
  const versions = pin ? [pin] : [channel?.current, channel?.previous];
  return {
    enabled: isEnabled(slug, name, all?.enabled, mine?.enabled),
    versions: [...new Set(versions.filter((version) => version !== undefined))],
  };
}

function isEnabled(slug: string, name: string, all?: boolean, mine?: boolean): boolean {
  // Nobody stays at `default`: it has the auth screens, and more only when it is asked for.
  if (slug === DEFAULT_SLUG) return mine ?? name === REQUIRED_REMOTES[0];
  return mine ?? all ?? REQUIRED_REMOTES.includes(name);
}
