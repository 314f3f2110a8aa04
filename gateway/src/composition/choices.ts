import { DEFAULT_SLUG } from '@foyer/shared/addresses/slug';
import {
  ALL_HOTELS,
  type Channel,
  type Fleet,
  type HotelChoice,
  isEverywhere,
  REQUIRED_REMOTES,
  type RemoteChoice,
  type Rollout,
  SHELL,
} from '@foyer/shared/contracts/fleet';

/** A record's own entry; a hotel may be called `constructor`. */
function own<Value>(record: Record<string, Value> | undefined, key: string): Value | undefined {
  return record && Object.hasOwn(record, key) ? record[key] : undefined;
}

export function hotelChoice(fleet: Fleet, slug: string): HotelChoice {
  return { ...own(fleet.hotels, ALL_HOTELS), ...own(fleet.hotels, slug) };
}

/** Whether an API at this origin may be called from a hotel's pages: its own word over the one for all. */
export function mayCall(fleet: Fleet, slug: string, origin: string): boolean {
  const says = (entry: string) => own(own(fleet.hotels, entry)?.api_origins, origin);
  return says(slug) ?? says(ALL_HOTELS) ?? false;
}

/** The further APIs that a hotel allows, whoever names them. */
export function allowedAt(fleet: Fleet, slug: string): string[] {
  const spoken = [ALL_HOTELS, slug].map((entry) => own(fleet.hotels, entry)?.api_origins);
  const origins = new Set(spoken.flatMap((one) => Object.keys(one ?? {})));
  return [...origins].filter((origin) => mayCall(fleet, slug, origin)).sort();
}

/** Every remote that the fleet speaks of for a hotel, and those that it must have. */
export function knownRemotes(fleet: Fleet, slug: string): string[] {
  const named = [
    fleet.channels,
    fleet.hotels[ALL_HOTELS]?.remotes,
    own(fleet.hotels, slug)?.remotes,
  ];
  const names = new Set([...named.flatMap((one) => Object.keys(one ?? {})), ...REQUIRED_REMOTES]);
  return [...names].filter((name) => !isEverywhere(name)).sort();
}

/** Why a hotel gets a release: its own or everybody's pin or release, or the channel it is on. */
export type Ground = 'pin' | 'release' | 'stable' | 'next';

/** What a hotel gets of a remote. */
export type Choice = {
  enabled: boolean;
  ground: Ground;
  /** The one to run, then the previous good one; none that was withdrawn. */
  versions: string[];
  /** What some browsers run before that. */
  rollout: Rollout | undefined;
  /** What would run, had it not been withdrawn. */
  withdrawn: string | undefined;
  /** Whether it chose the channel `next` and there is none. */
  lacksNext: boolean;
};

/** What a hotel gets of a remote (or of the shell): its own entry over the one for all. */
export function choiceOf(fleet: Fleet, slug: string, name: string): Choice {
  const all = own(own(fleet.hotels, ALL_HOTELS)?.remotes, name);
  const mine = own(own(fleet.hotels, slug)?.remotes, name);
  const choice = [mine, all].find(saysWhich);
  const chosen = chosenOf(fleet, name, choice);
  const isWithdrawn = (version: string) => own(own(fleet.withdrawn, name), version) !== undefined;
  const wanted = versionsOf(chosen.channel);
  const usable = wanted.filter((version) => !isWithdrawn(version));
  const stable = versionsOf(own(fleet.channels, name)?.stable);
  const rollout = chosen.channel?.rollout;
  const isRolledOut = rollout && usable.length > 0 && !isWithdrawn(rollout.version);
  return {
    ground: chosen.ground,
    enabled: isEnabled(slug, name, all?.enabled, mine?.enabled),
    versions: usable.length > 0 ? usable : stable.filter((version) => !isWithdrawn(version)),
    rollout: isRolledOut && rollout.version !== usable[0] ? rollout : undefined,
    withdrawn: wanted.slice(0, 1).find(isWithdrawn),
    lacksNext: chosen.ground === 'stable' && choice?.channel === 'next',
  };
}

/** A hotel's choices by name: first the shell's, then those of the fleet's remotes. */
export type Choices = ReadonlyMap<string, Choice>;

export function choicesAt(fleet: Fleet, slug: string): Choices {
  const names = [SHELL, ...knownRemotes(fleet, slug)];
  return new Map(names.map((name) => [name, choiceOf(fleet, slug, name)]));
}

/** Whether some browser at a hotel may run this release: it is one of those that the hotel gets. */
export function mayRun(fleet: Fleet, slug: string, name: string, version: string): boolean {
  const { versions, rollout } = choiceOf(fleet, slug, name);
  return versions.includes(version) || rollout?.version === version;
}

/** A hotel that chooses a channel for itself is not held by the pin for all. */
function saysWhich(choice: RemoteChoice | undefined): boolean {
  return Boolean(choice?.pin ?? choice?.release ?? choice?.channel);
}

type Chosen = { ground: Ground; channel: Channel | undefined };

function chosenOf(fleet: Fleet, name: string, choice: RemoteChoice | undefined): Chosen {
  const channels = own(fleet.channels, name);
  if (choice?.pin) return { ground: 'pin', channel: { current: choice.pin } };
  if (choice?.release) return { ground: 'release', channel: choice.release };
  if (choice?.channel === 'next' && channels?.next)
    return { ground: 'next', channel: channels.next };
  return { ground: 'stable', channel: channels?.stable };
}

function versionsOf(channel: Channel | undefined): string[] {
  const versions = [channel?.current, channel?.previous];
  return [...new Set(versions.filter((version) => version !== undefined))];
}

function isEnabled(slug: string, name: string, all?: boolean, mine?: boolean): boolean {
  // Nobody stays at `default`: it has the auth screens, and more only when it is asked for.
  if (slug === DEFAULT_SLUG) return mine ?? name === REQUIRED_REMOTES[0];
  return mine ?? all ?? REQUIRED_REMOTES.includes(name);
}
