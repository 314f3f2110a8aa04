import { DEFAULT_SLUG } from '@foyer/shared/addresses/slug.ts';
import {
  ALL_HOTELS,
  type Channel,
  type Fleet,
  type HotelChoice,
  isPlatformRelease,
  REQUIRED_REMOTES,
  type RemoteChoice,
  SHELL,
} from '../contracts/fleet.ts';

/** Reads a record's own entry; a hotel may be called `constructor`. */
export function own<Value>(
  record: Record<string, Value> | undefined,
  key: string,
): Value | undefined {
  return record && Object.hasOwn(record, key) ? record[key] : undefined;
}

export function hotelChoiceOf(fleet: Fleet, slug: string): HotelChoice {
  return { ...own(fleet.hotels, ALL_HOTELS), ...own(fleet.hotels, slug) };
}

/** Tells whether a hotel's pages may call an origin; its own entry wins. */
export function isOriginAllowed(fleet: Fleet, slug: string, origin: string): boolean {
  const valueIn = (entry: string) => own(own(fleet.hotels, entry)?.api_origins, origin);
  return valueIn(slug) ?? valueIn(ALL_HOTELS) ?? false;
}

/** Returns every remote that the fleet names for a hotel, and the required ones. */
export function knownRemotesOf(fleet: Fleet, slug: string): string[] {
  const named = [
    fleet.channels,
    fleet.hotels[ALL_HOTELS]?.remotes,
    own(fleet.hotels, slug)?.remotes,
  ];
  const names = new Set([...named.flatMap((one) => Object.keys(one ?? {})), ...REQUIRED_REMOTES]);
  return [...names].filter((name) => !isPlatformRelease(name)).sort();
}

/** The reason for a release: a pin, a release of its own, or a channel. */
export type ChoiceReason = 'pin' | 'release' | 'stable' | 'next';

/** The releases of one remote that a hotel gets. */
export type Choice = ReturnType<typeof choiceOf>;

/** Returns a hotel's choice of a remote or the shell; its own entry wins. */
export function choiceOf(fleet: Fleet, slug: string, name: string) {
  const all = own(own(fleet.hotels, ALL_HOTELS)?.remotes, name);
  const mine = own(own(fleet.hotels, slug)?.remotes, name);
  const choice = [mine, all].find(choosesRelease);
  const chosen = chosenChannelOf(fleet, name, choice);
  const isWithdrawn = (version: string) => own(own(fleet.withdrawn, name), version) !== undefined;
  const wanted = versionsOf(chosen.channel);
  const usable = wanted.filter((version) => !isWithdrawn(version));
  const stable = versionsOf(own(fleet.channels, name)?.stable);
  const rollout = chosen.channel?.rollout;
  const isRolledOut = rollout && usable.length > 0 && !isWithdrawn(rollout.version);
  return {
    reason: chosen.reason,
    enabled: isEnabled(slug, name, all?.enabled, mine?.enabled),
    /** The version to run, then the previous good one; never a withdrawn one. */
    versions: usable.length > 0 ? usable : stable.filter((version) => !isWithdrawn(version)),
    /** The version that some browsers run instead. */
    rollout: isRolledOut && rollout.version !== usable[0] ? rollout : undefined,
    /** The version that would run if it were not withdrawn. */
    withdrawn: wanted.slice(0, 1).find(isWithdrawn),
    /** True if the hotel chose a channel `next` that does not exist. */
    lacksNext: chosen.reason === 'stable' && choice?.channel === 'next',
  };
}

/** A hotel's choices by name: first the shell, then the remotes of the fleet. */
export type Choices = ReadonlyMap<string, Choice>;

export function choicesOf(fleet: Fleet, slug: string): Choices {
  const names = [SHELL, ...knownRemotesOf(fleet, slug)];
  return new Map(names.map((name) => [name, choiceOf(fleet, slug, name)]));
}

/** Tells whether a browser at a hotel may run this release. */
export function mayRun(fleet: Fleet, slug: string, name: string, version: string): boolean {
  const { versions, rollout } = choiceOf(fleet, slug, name);
  return versions.includes(version) || rollout?.version === version;
}

/** A hotel that chooses its own channel ignores the pin for all hotels. */
function choosesRelease(choice: RemoteChoice | undefined): boolean {
  return Boolean(choice?.pin ?? choice?.release ?? choice?.channel);
}

type Chosen = { reason: ChoiceReason; channel: Channel | undefined };

function chosenChannelOf(fleet: Fleet, name: string, choice: RemoteChoice | undefined): Chosen {
  const channels = own(fleet.channels, name);
  if (choice?.pin) return { reason: 'pin', channel: { current: choice.pin } };
  if (choice?.release) return { reason: 'release', channel: choice.release };
  if (choice?.channel === 'next' && channels?.next)
    return { reason: 'next', channel: channels.next };
  return { reason: 'stable', channel: channels?.stable };
}

function versionsOf(channel: Channel | undefined): string[] {
  const versions = [channel?.current, channel?.previous];
  return [...new Set(versions.filter((version) => version !== undefined))];
}

function isEnabled(slug: string, name: string, all?: boolean, mine?: boolean): boolean {
  if (isPlatformRelease(name)) return true;
  // Guests do not stay at `default`: it has the auth screens, and others only on request.
  if (slug === DEFAULT_SLUG) return mine ?? name === REQUIRED_REMOTES[0];
  return mine ?? all ?? REQUIRED_REMOTES.includes(name);
}
