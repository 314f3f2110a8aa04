import { choiceOf } from '../composition/choices.ts';
import type { Channel } from '../contracts/fleet.ts';
import { Refusal } from '../refusal.ts';
import { type Change, type CurrentFleet, EditedDocument } from './change.ts';
import {
  channelEdits,
  channelMovedTo,
  followersOfNext,
  giveRelease,
  hotelsWithOwnRelease,
  remoteEntryOf,
} from './give-release.ts';
import {
  disabledNotes,
  hotelList,
  hotelOption,
  hotelsWithVerb,
  unmovedHotelNotes,
} from './hotel-messages.ts';

/** Refuses a withdrawn version. */
export function refuseWithdrawn({ fleet }: CurrentFleet, name: string, version: string): void {
  const why = fleet.withdrawn?.[name]?.[version];
  if (why !== undefined) throw new Refusal(`${name} ${version} is withdrawn: ${why}`);
}

/** Releases a version to every hotel, except pinned ones and those on the channel `next`. */
export function releaseToAll(name: string, version: string): Change {
  return (now) => {
    refuseWithdrawn(now, name, version);
    const edited = new EditedDocument(now);
    const before = now.fleet.channels[name]?.stable;
    edited.edit(...channelEdits(['channels', name, 'stable'], channelMovedTo(version, before)));
    const stay = followersOfNext(now.fleet, name);
    // `*` comes first, so its entry is updated before those of the hotels.
    for (const [slug, own] of hotelsWithOwnRelease(now.fleet, name))
      if (!stay.includes(slug)) giveRelease(edited, slug, name, channelMovedTo(version, own));
    return edited.decision(`Every hotel has ${name} ${version} already.`, [
      ...unmovedHotelNotes(edited.fleet, name, version),
      ...disabledNotes(edited.fleet, name, []),
    ]);
  };
}

/** Releases a version to these hotels alone, until their channel moves again. */
export function releaseAt(name: string, version: string, hotels: readonly string[]): Change {
  return (now) => {
    const edited = giveEach(now, name, version, hotels, (before) =>
      channelMovedTo(version, before),
    );
    return edited.decision(
      `${hotelsWithVerb(hotels, 'has', 'have')} ${name} ${version} already.`,
      disabledNotes(edited.fleet, name, hotels),
    );
  };
}

/**
 * Gives each hotel the release that `next` derives from its current one. Refuses pinned hotels and
 * withdrawn versions.
 */
export function giveEach(
  now: CurrentFleet,
  name: string,
  version: string,
  hotels: readonly string[],
  next: (before: Channel | undefined, slug: string) => Channel,
): EditedDocument {
  refuseWithdrawn(now, name, version);
  refusePinned(now, name, hotels);
  const edited = new EditedDocument(now);
  for (const slug of hotels) {
    const [current, previous] = choiceOf(now.fleet, slug, name).versions;
    const before = current === undefined ? undefined : { current, previous };
    giveRelease(edited, slug, name, next(before, slug));
  }
  return edited;
}

/** Moves the channel `next` for its followers, and makes these hotels follow it. */
export function releaseToNext(name: string, version: string, hotels: readonly string[]): Change {
  return (now) => {
    refuseWithdrawn(now, name, version);
    refusePinned(now, name, hotels);
    const channels = now.fleet.channels[name];
    if (!channels)
      throw new Refusal(
        `${name} has no stable release yet; release one first: pnpm fleet release ${name} ${version}.`,
      );
    const edited = new EditedDocument(now);
    const path = ['channels', name, 'next'];
    edited.edit(...channelEdits(path, channelMovedTo(version, channels.next ?? channels.stable)));
    for (const slug of hotels)
      edited.edit({ path: ['hotels', slug, 'remotes', name, 'channel'], value: 'next' });
    for (const slug of followersOfNext(edited.fleet, name))
      edited.edit({ path: ['hotels', slug, 'remotes', name, 'release'], value: undefined });
    return edited.decision(
      `The channel next of ${name} is at ${version} already.`,
      disabledNotes(edited.fleet, name, hotels),
    );
  };
}

/** Refuses pinned hotels: their pin would override the release. */
export function refusePinned(
  { fleet }: CurrentFleet,
  name: string,
  hotels: readonly string[],
): void {
  const pinned = hotels.filter((slug) => remoteEntryOf(fleet, slug, name)?.pin !== undefined);
  if (pinned.length === 0) return;
  const how = `pnpm fleet unpin ${name} ${hotelOption(pinned)}`;
  throw new Refusal(`${name} is pinned at ${hotelList(pinned)}; unpin it first: ${how}.`);
}
