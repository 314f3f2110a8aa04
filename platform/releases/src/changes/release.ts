import { choiceOf, own } from '../composition/choices.ts';
import { ALL_HOTELS, type Channel, type Fleet } from '../contracts/fleet.ts';
import { Refusal } from '../refusal.ts';
import { type Change, changeOf } from './change.ts';
import {
  channelMovedTo,
  giveRelease,
  moveStable,
  ownReleasesOf,
  remoteEntry,
  withVersions,
} from './entries.ts';
import {
  disabledNotes,
  hotelList,
  hotelOption,
  hotelsWithVerb,
  unmovedHotelNotes,
} from './hotel-messages.ts';

/** Refuses a withdrawn version. */
export function refuseWithdrawn({ withdrawn }: Fleet, name: string, version: string): void {
  const why = withdrawn?.[name]?.[version];
  if (why !== undefined) throw new Refusal(`${name} ${version} is withdrawn: ${why}`);
}

/** Refuses pinned hotels: their pin would override the release. */
export function refusePinned({ hotels }: Fleet, name: string, slugs: readonly string[]): void {
  const pinned = slugs.filter((slug) => hotels[slug]?.remotes?.[name]?.pin !== undefined);
  if (pinned.length === 0) return;
  const how = `pnpm fleet unpin ${name} ${hotelOption(pinned)}`;
  throw new Refusal(`${name} is pinned at ${hotelList(pinned)}; unpin it first: ${how}.`);
}

/** Tells whether a change concerns the channel: `*` and no hotel mean the same. */
export function isForAll(hotels: readonly string[]): boolean {
  if (hotels.includes(ALL_HOTELS) && hotels.length > 1)
    throw new Refusal(`--hotel '*' means all hotels: do not name others with it.`);
  return hotels.length === 0 || hotels.includes(ALL_HOTELS);
}

/**
 * Releases a version to every hotel except pinned ones and those on the channel `next`, or to these
 * hotels alone until their channel moves again. `percent` starts a rollout instead.
 */
export function release(
  name: string,
  version: string,
  hotels: readonly string[],
  percent?: number,
): Change {
  return changeOf((draft) => {
    refuseWithdrawn(draft, name, version);
    const next = (before: Channel | undefined, slug?: string) =>
      percent === undefined
        ? channelMovedTo(version, before)
        : rolledOut({ version, percent }, name, before, slug);
    const isAll = isForAll(hotels);
    if (isAll) {
      const ownReleases = percent === undefined ? ownReleasesOf(draft, name) : [];
      const isNewChannel = own(draft.channels, name) === undefined;
      moveStable(draft, name, next);
      // `*` comes first, so its entry is updated before those of the hotels.
      for (const { slug, release: before, followsNext } of ownReleases) {
        const moved = next(before);
        // A new channel has no previous release, so the hotel keeps its own as the fallback.
        if (isNewChannel && moved.previous !== undefined)
          remoteEntry(draft, slug, name).release = withVersions(before, moved);
        else if (!followsNext) giveRelease(draft, slug, name, moved);
      }
    } else {
      refusePinned(draft, name, hotels);
      for (const slug of hotels) {
        const [current, previous] = choiceOf(draft, slug, name).versions;
        const before = current === undefined ? undefined : { current, previous };
        giveRelease(draft, slug, name, next(before, slug));
      }
    }
    const who = isAll ? 'Every hotel has' : hotelsWithVerb(hotels, 'has', 'have');
    return {
      unchangedMessage:
        percent === undefined
          ? `${who} ${name} ${version} already.`
          : `${percent} % of browsers get ${name} ${version} already.`,
      notes: isAll
        ? [...unmovedHotelNotes(draft, name, version), ...disabledNotes(draft, name, [])]
        : disabledNotes(draft, name, hotels),
    };
  });
}

/** Returns the release of a hotel, or the channel of all, with a rollout. */
function rolledOut(
  rollout: { version: string; percent: number },
  name: string,
  before: Channel | undefined,
  slug: string | undefined,
): Channel {
  const { version } = rollout;
  const where = slug === undefined ? '' : ` --hotel ${slug}`;
  if (!before)
    throw new Refusal(
      `The other browsers would have no ${name}; release it without --percent first: pnpm fleet release ${name} ${version}${where}.`,
    );
  if (before.current === version)
    throw new Refusal(`${slug ?? 'Every hotel'} has ${name} ${version} already, in every browser.`);
  return { ...before, rollout };
}

/** Moves the channel `next` for its followers, and makes these hotels follow it. */
export function releaseToNext(name: string, version: string, hotels: readonly string[]): Change {
  return changeOf((draft) => {
    refuseWithdrawn(draft, name, version);
    refusePinned(draft, name, hotels);
    const channels = own(draft.channels, name);
    if (!channels)
      throw new Refusal(
        `${name} has no stable release yet; release one first: pnpm fleet release ${name} ${version}.`,
      );
    const moved = channelMovedTo(version, channels.next ?? channels.stable);
    channels.next = withVersions(channels.next, moved);
    for (const slug of hotels) remoteEntry(draft, slug, name).channel = 'next';
    for (const { slug, followsNext } of ownReleasesOf(draft, name))
      if (followsNext) remoteEntry(draft, slug, name).release = undefined;
    return {
      unchangedMessage: `The channel next of ${name} is at ${version} already.`,
      notes: disabledNotes(draft, name, hotels),
    };
  });
}
