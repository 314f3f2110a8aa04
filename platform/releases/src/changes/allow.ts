import { ApiOrigin } from '@foyer/shared/contracts/api-origin.ts';
import { isOriginAllowed } from '../composition/choices.ts';
import { Refusal } from '../refusal.ts';
import type { Change } from './change.ts';
import { Draft } from './draft.ts';
import { hotelList, hotelOption, hotelsIn, hotelsWithVerb } from './hotel-messages.ts';

/** Allows or disallows an API origin at hotels. `*` means hotels without an entry of their own. */
export function allow(origin: string, hotels: readonly string[], isOn: boolean): Change {
  const { error } = ApiOrigin.safeParse(origin);
  if (error) throw new Refusal(`ORIGIN ${error.issues[0]?.message}.`);
  return (now) => {
    const draft = new Draft(now);
    for (const slug of hotels) {
      if (isOriginAllowed(draft.fleet, slug, origin) === isOn) continue;
      const path = ['hotels', slug, 'api_origins', origin];
      draft.edit({ path, value: undefined });
      // A hotel gets its own entry only where it differs from the entry for all.
      if (isOriginAllowed(draft.fleet, slug, origin) !== isOn) draft.edit({ path, value: isOn });
    }
    const others = hotelsIn(draft.fleet).filter(
      (slug) => !hotels.includes(slug) && isOriginAllowed(draft.fleet, slug, origin) !== isOn,
    );
    const command = `pnpm fleet ${isOn ? 'allow' : 'disallow'} ${origin} ${hotelOption(others)}`;
    const isForAll = hotels.includes('*') && others.length > 0;
    return {
      text: draft.text,
      notes: isForAll ? [`${hotelsWithVerb(others, 'says', 'say')} otherwise: ${command}.`] : [],
      unchangedMessage: `${origin} is ${isOn ? 'allowed' : 'not allowed'} at ${hotelList(hotels)} already.`,
    };
  };
}
