import { mayCall } from '@foyer/gateway/composition/choices';
import { Draft } from '@foyer/gateway/fleet/changes/draft';
import { ApiOrigin } from '@foyer/shared/contracts/api-origin';
import { Refusal } from '../refusal.ts';
import type { Change } from './change.ts';
import { hotelOption, hotelsDo, hotelsIn, hotelsInWords } from './told.ts';

/** Lets remotes that name a further API call it at these hotels, or forbids it; `*` as for a remote. */
export function allow(origin: string, hotels: readonly string[], isOn: boolean): Change {
  const { error } = ApiOrigin.safeParse(origin);
  if (error) throw new Refusal(`ORIGIN ${error.issues[0]?.message}.`);
  return (now) => {
    const draft = new Draft(now);
    for (const slug of hotels) {
      if (mayCall(draft.fleet, slug, origin) === isOn) continue;
      const path = ['hotels', slug, 'api_origins', origin];
      draft.edit({ path, value: undefined });
      // A hotel says for itself only what is not said for all.
      if (mayCall(draft.fleet, slug, origin) !== isOn) draft.edit({ path, value: isOn });
    }
    const others = hotelsIn(draft.fleet).filter(
      (slug) => !hotels.includes(slug) && mayCall(draft.fleet, slug, origin) !== isOn,
    );
    const command = `pnpm fleet ${isOn ? 'allow' : 'disallow'} ${origin} ${hotelOption(others)}`;
    const isForAll = hotels.includes('*') && others.length > 0;
    return {
      text: draft.text,
      told: isForAll ? [`${hotelsDo(others, 'says', 'say')} otherwise: ${command}.`] : [],
      already: `${origin} is ${isOn ? 'allowed' : 'not allowed'} at ${hotelsInWords(hotels)} already.`,
    };
  };
}
