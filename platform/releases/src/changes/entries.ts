import { choiceOf, own } from '../composition/choices.ts';
import type { Channel, Fleet, HotelChoice, RemoteChoice } from '../contracts/fleet.ts';

/** Returns the entry of a hotel, or of `*`, to change it; creates a missing one. */
export function hotelEntry({ hotels }: Fleet, slug: string): HotelChoice {
  const entry = own(hotels, slug) ?? {};
  hotels[slug] = entry;
  return entry;
}

/** Returns the entry of a hotel, or of `*`, for one remote, to change it; creates a missing one. */
export function remoteEntry(fleet: Fleet, slug: string, name: string): RemoteChoice {
  const hotel = hotelEntry(fleet, slug);
  const entry = own(hotel.remotes, name) ?? {};
  hotel.remotes = { ...hotel.remotes, [name]: entry };
  return entry;
}

/** Returns a channel or release with other versions; an operator's notes stay. */
export function withVersions(
  before: Channel | undefined,
  { current, previous, rollout }: Channel,
): Channel {
  return { ...before, current, previous, rollout: rollout && { ...before?.rollout, ...rollout } };
}

/** Returns the channel after a move: the former version becomes the fallback. */
export function channelMovedTo(version: string, before: Channel | undefined): Channel {
  const previous = before?.current === version ? before.previous : before?.current;
  return { current: version, previous };
}

/** Moves the stable channel of a remote to the versions that `next` derives from it. */
export function moveStable(
  { channels }: Fleet,
  name: string,
  next: (before: Channel | undefined) => Channel,
): void {
  const before = own(channels, name);
  channels[name] = { ...before, stable: withVersions(before?.stable, next(before?.stable)) };
}

/** Returns the own releases of hotels, including `*`, and whether these otherwise follow `next`. */
export function ownReleasesOf(fleet: Fleet, name: string) {
  return Object.entries(fleet.hotels).flatMap(([slug, { remotes }]) => {
    const release = own(remotes, name)?.release;
    if (!release) return [];
    const { reason } = choiceWithoutOwnRelease(fleet, slug, name);
    return [{ slug, release, followsNext: reason === 'next' }];
  });
}

/** Gives a hotel its own release, unless it would get the same one anyway. */
export function giveRelease(draft: Fleet, slug: string, name: string, release: Channel): void {
  const { versions, rollout } = choiceWithoutOwnRelease(draft, slug, name);
  const isSame = versions[0] === release.current && !rollout && !release.rollout;
  const entry = remoteEntry(draft, slug, name);
  entry.release = isSame ? undefined : withVersions(entry.release, release);
}

function choiceWithoutOwnRelease(fleet: Fleet, slug: string, name: string) {
  const hotel = own(fleet.hotels, slug);
  const entry = { ...own(hotel?.remotes, name), release: undefined };
  const hotels = { ...fleet.hotels, [slug]: { remotes: { [name]: entry } } };
  return choiceOf({ ...fleet, hotels }, slug, name);
}
