import { ApiOrigin } from '@foyer/shared/contracts/api-origin.ts';
import { isOriginAllowed } from '../composition/choices.ts';
import { Refusal } from '../refusal.ts';
import type { Change } from './change.ts';
import { EditedDocument } from './edited-document.ts';
import { hotelList, hotelOption, hotelsIn, hotelsWithVerb } from './hotel-messages.ts';

/** Allows or disallows an API origin at hotels. `*` means hotels without an entry of their own. */
export function allow(origin: string, hotels: readonly string[], isOn: boolean): Change {
  const { error } = ApiOrigin.safeParse(origin);
  if (error) throw new Refusal(`ORIGIN ${error.issues[0]?.message}.`);
  return (now) => {
    const edited = new EditedDocument(now);
    for (const slug of hotels) {
      if (isOriginAllowed(edited.fleet, slug, origin) === isOn) continue;
      const path = ['hotels', slug, 'api_origins', origin];
      edited.edit({ path, value: undefined });
      // A hotel gets its own entry only where it differs from the entry for all.
      if (isOriginAllowed(edited.fleet, slug, origin) !== isOn) edited.edit({ path, value: isOn });
    }
    const others = hotelsIn(edited.fleet).filter(
      (slug) => !hotels.includes(slug) && isOriginAllowed(edited.fleet, slug, origin) !== isOn,
    );
    const command = `pnpm fleet ${isOn ? 'allow' : 'disallow'} ${origin} ${hotelOption(others)}`;
    const isForAll = hotels.includes('*') && others.length > 0;
    return {
      text: edited.text,
      notes: isForAll ? [`${hotelsWithVerb(others, 'says', 'say')} otherwise: ${command}.`] : [],
      unchangedMessage: `${origin} is ${isOn ? 'allowed' : 'not allowed'} at ${hotelList(hotels)} already.`,
    };
  };
}
