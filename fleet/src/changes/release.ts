import { choiceOf } from '@foyer/gateway/composition/choices';
import { Draft } from '@foyer/gateway/fleet/changes/draft';
import {
  channelEdits,
  entryOf,
  followersOfNext,
  give,
  movedTo,
  withOwnRelease,
} from '@foyer/gateway/fleet/changes/give';
import type { Channel } from '@foyer/shared/contracts/fleet';
import { Refusal } from '../refusal.ts';
import type { Change, Situation } from './change.ts';
import { hotelOption, hotelsDo, hotelsInWords, whereItIsOff, whoStays } from './told.ts';

/** Refuses a version that nobody may run any more. */
export function refuseWithdrawn({ fleet }: Situation, name: string, version: string): void {
  const why = fleet.withdrawn?.[name]?.[version];
  if (why !== undefined) throw new Refusal(`${name} ${version} is withdrawn: ${why}`);
}

/** Every hotel gets a version, but those that are pinned or on the channel `next`. */
export function releaseToAll(name: string, version: string): Change {
  return (now) => {
    refuseWithdrawn(now, name, version);
    const draft = new Draft(now);
    const before = now.fleet.channels[name]?.stable;
    draft.edit(...channelEdits(['channels', name, 'stable'], movedTo(version, before)));
    const stay = followersOfNext(now.fleet, name);
    // `*` comes first in what holds for all, so whatever it says is settled before the hotels.
    for (const [slug, own] of withOwnRelease(now.fleet, name))
      if (!stay.includes(slug)) give(draft, slug, name, movedTo(version, own));
    const told = [...whoStays(draft.fleet, name, version), ...whereItIsOff(draft.fleet, name, [])];
    return { text: draft.text, told, already: `Every hotel has ${name} ${version} already.` };
  };
}

/** These hotels get a version of their own, until the channel moves again. */
export function releaseAt(name: string, version: string, hotels: readonly string[]): Change {
  return (now) => {
    const draft = giveEach(now, name, version, hotels, (before) => movedTo(version, before));
    return {
      text: draft.text,
      told: whereItIsOff(draft.fleet, name, hotels),
      already: `${hotelsDo(hotels, 'has', 'have')} ${name} ${version} already.`,
    };
  };
}

/** Gives each of these hotels what `next` makes of what it has; `version` must be free to run there. */
export function giveEach(
  now: Situation,
  name: string,
  version: string,
  hotels: readonly string[],
  next: (before: Channel | undefined, slug: string) => Channel,
): Draft {
  refuseWithdrawn(now, name, version);
  refusePinned(now, name, hotels);
  const draft = new Draft(now);
  for (const slug of hotels) {
    const [current, previous] = choiceOf(now.fleet, slug, name).versions;
    const before = current === undefined ? undefined : { current, previous };
    give(draft, slug, name, next(before, slug));
  }
  return draft;
}

/** The channel `next` moves, with all who follow it; these hotels follow it from now on. */
export function releaseToNext(name: string, version: string, hotels: readonly string[]): Change {
  return (now) => {
    refuseWithdrawn(now, name, version);
    refusePinned(now, name, hotels);
    const channels = now.fleet.channels[name];
    if (!channels)
      throw new Refusal(
        `${name} has no channel stable yet, which comes first: pnpm fleet release ${name} ${version}.`,
      );
    const draft = new Draft(now);
    const path = ['channels', name, 'next'];
    draft.edit(...channelEdits(path, movedTo(version, channels.next ?? channels.stable)));
    for (const slug of hotels)
      draft.edit({ path: ['hotels', slug, 'remotes', name, 'channel'], value: 'next' });
    for (const slug of followersOfNext(draft.fleet, name))
      draft.edit({ path: ['hotels', slug, 'remotes', name, 'release'], value: undefined });
    return {
      text: draft.text,
      told: whereItIsOff(draft.fleet, name, hotels),
      already: `The channel next of ${name} is at ${version} already.`,
    };
  };
}

/** A pin stays until it is taken away: it would go over whatever is given beside it. */
export function refusePinned({ fleet }: Situation, name: string, hotels: readonly string[]): void {
  const pinned = hotels.filter((slug) => entryOf(fleet, slug, name)?.pin !== undefined);
  if (pinned.length === 0) return;
  const how = `pnpm fleet unpin ${name} ${hotelOption(pinned)}`;
  throw new Refusal(`${name} is pinned at ${hotelsInWords(pinned)}: ${how} comes first.`);
}
