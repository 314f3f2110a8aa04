import { choiceOf } from '../composition/choices.ts';
import { isPlatformRelease, REQUIRED_REMOTES } from '../contracts/fleet.ts';
import { Refusal } from '../refusal.ts';
import type { Change } from './change.ts';
import { EditedDocument } from './edited-document.ts';
import { hotelList, hotelOption, hotelsIn, hotelsWithVerb } from './hotel-messages.ts';

/** Enables or disables a remote at hotels. `*` means hotels without an entry of their own. */
export function enable(name: string, hotels: readonly string[], isOn: boolean): Change {
  return (now) => {
    const word = isOn ? 'enabled' : 'disabled';
    if (isPlatformRelease(name))
      throw new Refusal(`The ${name} runs at every hotel: it is never ${word}.`);
    if (!isOn && REQUIRED_REMOTES.includes(name))
      throw new Refusal(
        `${name} cannot be disabled: guests could not sign in or arrive without it.`,
      );
    const edited = new EditedDocument(now);
    for (const slug of hotels) {
      const { enabled, versions } = choiceOf(edited.fleet, slug, name);
      if (isOn && versions.length === 0)
        throw new Refusal(`${name} has no release yet: pnpm fleet release ${name} VERSION.`);
      const path = ['hotels', slug, 'remotes', name, 'enabled'];
      if (enabled !== isOn) edited.edit({ path, value: isOn });
    }
    const others = hotelsIn(edited.fleet).filter(
      (slug) => !hotels.includes(slug) && choiceOf(edited.fleet, slug, name).enabled !== isOn,
    );
    const command = `pnpm fleet ${isOn ? 'enable' : 'disable'} ${name} ${hotelOption(others)}`;
    const isForAll = hotels.includes('*') && others.length > 0;
    return {
      text: edited.text,
      notes: isForAll ? [`${hotelsWithVerb(others, 'says', 'say')} otherwise: ${command}.`] : [],
      unchangedMessage: `${name} is ${word} at ${hotelList(hotels)} already.`,
    };
  };
}
