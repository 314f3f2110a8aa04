import { Refusal } from '../refusal.ts';
import { type Change, changeOf } from './change.ts';
import { remoteEntry } from './entries.ts';
import { disabledNotes, hotelList, hotelsWithVerb } from './hotel-messages.ts';
import { refuseWithdrawn } from './release.ts';

/** Pins hotels to exactly this version, whatever is released. */
export function pin(name: string, version: string, hotels: readonly string[]): Change {
  return changeOf((draft) => {
    refuseWithdrawn(draft, name, version);
    for (const slug of hotels) remoteEntry(draft, slug, name).pin = version;
    return {
      unchangedMessage: `${hotelsWithVerb(hotels, 'is', 'are')} pinned to ${name} ${version} already.`,
      notes: disabledNotes(draft, name, hotels),
    };
  });
}

/** Removes the pin of hotels, which then follow their channel or release again. */
export function unpin(name: string, hotels: readonly string[]): Change {
  return changeOf((draft) => {
    const free = hotels.filter((slug) => remoteEntry(draft, slug, name).pin === undefined);
    if (free.length > 0) throw new Refusal(`${name} is not pinned at ${hotelList(free)}.`);
    for (const slug of hotels) remoteEntry(draft, slug, name).pin = undefined;
    return {};
  });
}
