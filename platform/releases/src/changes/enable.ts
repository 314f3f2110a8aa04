import { ApiOrigin } from '@foyer/shared/contracts/api-origin.ts';
import { choiceOf, isOriginAllowed, knownRemotesOf } from '../composition/choices.ts';
import { ALL_HOTELS, type Fleet, isPlatformRelease, REQUIRED_REMOTES } from '../contracts/fleet.ts';
import { Refusal } from '../refusal.ts';
import { type Change, changeOf } from './change.ts';
import { hotelEntry, remoteEntry } from './entries.ts';
import { hotelList, hotelOption, hotelsIn, hotelsWithVerb } from './hotel-messages.ts';

/** Enables or disables a remote at hotels. `*` means hotels without an entry of their own. */
export function enable(name: string, hotels: readonly string[], isOn: boolean): Change {
  return changeOf((draft) => {
    const word = isOn ? 'enabled' : 'disabled';
    if (isPlatformRelease(name))
      throw new Refusal(`The ${name} runs at every hotel: it is never ${word}.`);
    if (!isOn && REQUIRED_REMOTES.includes(name))
      throw new Refusal(
        `${name} cannot be disabled: guests could not sign in or arrive without it.`,
      );
    const known = hotels.flatMap((slug) => knownRemotesOf(draft, slug));
    if (!isOn && !known.includes(name))
      throw Refusal.withSuggestion(`There is no remote ${name}`, name, known);
    for (const slug of hotels) {
      const { enabled, versions } = choiceOf(draft, slug, name);
      if (isOn && versions.length === 0)
        throw new Refusal(`${name} has no release yet: pnpm fleet release ${name} VERSION.`);
      if (enabled !== isOn) remoteEntry(draft, slug, name).enabled = isOn;
    }
    const isOther = (slug: string) => choiceOf(draft, slug, name).enabled !== isOn;
    return {
      unchangedMessage: `${name} is ${word} at ${hotelList(hotels)} already.`,
      notes: exceptionNotes(draft, hotels, isOther, `${isOn ? 'enable' : 'disable'} ${name}`),
    };
  });
}

/** Allows or disallows an API origin at hotels. `*` means hotels without an entry of their own. */
export function allow(origin: string, hotels: readonly string[], isOn: boolean): Change {
  const { error } = ApiOrigin.safeParse(origin);
  if (error) throw new Refusal(`ORIGIN ${error.issues[0]?.message}.`);
  return changeOf((draft) => {
    const isOther = (slug: string) => isOriginAllowed(draft, slug, origin) !== isOn;
    for (const slug of hotels.filter(isOther)) {
      const hotel = hotelEntry(draft, slug);
      const { [origin]: _, ...others } = hotel.api_origins ?? {};
      hotel.api_origins = others;
      // A hotel gets its own entry only where it differs from the entry for all.
      if (isOther(slug)) hotel.api_origins = { ...others, [origin]: isOn };
    }
    return {
      unchangedMessage: `${origin} is ${isOn ? 'allowed' : 'not allowed'} at ${hotelList(hotels)} already.`,
      notes: exceptionNotes(draft, hotels, isOther, `${isOn ? 'allow' : 'disallow'} ${origin}`),
    };
  });
}

/** Names the hotels whose own entry differs from a change for all hotels. */
function exceptionNotes(
  fleet: Fleet,
  hotels: readonly string[],
  isOther: (slug: string) => boolean,
  command: string,
): string[] {
  const others = hotelsIn(fleet).filter((slug) => !hotels.includes(slug) && isOther(slug));
  if (!hotels.includes(ALL_HOTELS) || others.length === 0) return [];
  const how = `pnpm fleet ${command} ${hotelOption(others)}`;
  return [`${hotelsWithVerb(others, 'says', 'say')} otherwise: ${how}.`];
}
