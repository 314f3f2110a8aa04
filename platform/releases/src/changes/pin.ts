import { Refusal } from '../refusal.ts';
import { type Change, EditedDocument } from './change.ts';
import { remoteEntryOf } from './give-release.ts';
import { disabledNotes, hotelList, hotelsWithVerb } from './hotel-messages.ts';
import { refuseWithdrawn } from './release.ts';

const pinPath = (slug: string, name: string) => ['hotels', slug, 'remotes', name, 'pin'];

/** Pins hotels to exactly this version, whatever is released. */
export function pin(name: string, version: string, hotels: readonly string[]): Change {
  return (now) => {
    refuseWithdrawn(now, name, version);
    const edited = new EditedDocument(now);
    for (const slug of hotels) edited.edit({ path: pinPath(slug, name), value: version });
    return edited.decision(
      `${hotelsWithVerb(hotels, 'is', 'are')} pinned to ${name} ${version} already.`,
      disabledNotes(edited.fleet, name, hotels),
    );
  };
}

/** Removes the pin of hotels, which then follow their channel or release again. */
export function unpin(name: string, hotels: readonly string[]): Change {
  return (now) => {
    const free = hotels.filter((slug) => remoteEntryOf(now.fleet, slug, name)?.pin === undefined);
    if (free.length > 0) throw new Refusal(`${name} is not pinned at ${hotelList(free)}.`);
    const edited = new EditedDocument(now);
    for (const slug of hotels) edited.edit({ path: pinPath(slug, name), value: undefined });
    return edited.decision('');
  };
}
