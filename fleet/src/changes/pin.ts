import { Draft } from '@foyer/gateway/fleet/changes/draft';
import { entryOf } from '@foyer/gateway/fleet/changes/give';
import { Refusal } from '../refusal.ts';
import type { Change } from './change.ts';
import { refuseWithdrawn } from './release.ts';
import { hotelsDo, hotelsInWords, whereItIsOff } from './told.ts';

const pinOf = (slug: string, name: string) => ['hotels', slug, 'remotes', name, 'pin'];

/** These hotels keep exactly this version, whatever moves. */
export function pin(name: string, version: string, hotels: readonly string[]): Change {
  return (now) => {
    refuseWithdrawn(now, name, version);
    const draft = new Draft(now);
    for (const slug of hotels) draft.edit({ path: pinOf(slug, name), value: version });
    return {
      text: draft.text,
      told: whereItIsOff(draft.fleet, name, hotels),
      already: `${hotelsDo(hotels, 'is', 'are')} pinned to ${name} ${version} already.`,
    };
  };
}

/** These hotels follow again what they followed before they were pinned. */
export function unpin(name: string, hotels: readonly string[]): Change {
  return (now) => {
    const free = hotels.filter((slug) => entryOf(now.fleet, slug, name)?.pin === undefined);
    if (free.length > 0) throw new Refusal(`${name} is not pinned at ${hotelsInWords(free)}.`);
    const draft = new Draft(now);
    for (const slug of hotels) draft.edit({ path: pinOf(slug, name), value: undefined });
    return { text: draft.text, told: [], already: '' };
  };
}
