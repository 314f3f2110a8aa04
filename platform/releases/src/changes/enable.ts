import { ApiOrigin } from '@foyer/shared/contracts/api-origin.ts';
import { choiceOf, isOriginAllowed } from '../composition/choices.ts';
import { isPlatformRelease, REQUIRED_REMOTES } from '../contracts/fleet.ts';
import { Refusal } from '../refusal.ts';
import { type Change, EditedDocument } from './change.ts';
import { exceptionNotes, hotelList, hotelsIn } from './hotel-messages.ts';

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
      (slug) => choiceOf(edited.fleet, slug, name).enabled !== isOn,
    );
    return edited.decision(
      `${name} is ${word} at ${hotelList(hotels)} already.`,
      exceptionNotes(hotels, others, `${isOn ? 'enable' : 'disable'} ${name}`),
    );
  };
}

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
      (slug) => isOriginAllowed(edited.fleet, slug, origin) !== isOn,
    );
    return edited.decision(
      `${origin} is ${isOn ? 'allowed' : 'not allowed'} at ${hotelList(hotels)} already.`,
      exceptionNotes(hotels, others, `${isOn ? 'allow' : 'disallow'} ${origin}`),
    );
  };
}
