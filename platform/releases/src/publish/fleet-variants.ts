import { DEFAULT_SLUG } from '@foyer/shared/addresses/slug.ts';
import { choiceOf } from '../composition/choices.ts';
import {
  ALL_HOTELS,
  type Fleet,
  type HotelChoice,
  type RemoteChoice,
  SHELL,
} from '../contracts/fleet.ts';

/** Returns the hotels with a remote enabled; every hotel has a shell. */
export function hotelsWith(fleet: Fleet, name: string): string[] {
  const all = new Set([ALL_HOTELS, DEFAULT_SLUG, ...Object.keys(fleet.hotels)]);
  return [...all].filter((slug) => name === SHELL || choiceOf(fleet, slug, name).enabled);
}

/** Returns the fleet with every hotel on this version of a remote or the shell. */
export function withVersion(fleet: Fleet, name: string, version: string): Fleet {
  return {
    ...withChoices(fleet, name, ({ enabled }) => (enabled === undefined ? {} : { enabled })),
    channels: { ...fleet.channels, [name]: { stable: { current: version } } },
  };
}

/** Returns the fleet with a remote enabled at every hotel. */
export function enabledForAll(fleet: Fleet, name: string): Fleet {
  const { hotels, ...others } = withChoices(fleet, name, () => ({}));
  const all = hotels[ALL_HOTELS];
  const remotes = { ...all?.remotes, [name]: { enabled: true } };
  return { ...others, hotels: { ...hotels, [ALL_HOTELS]: { ...all, remotes } } };
}

/** Returns the fleet with the choices of one remote mapped at every hotel. */
function withChoices(
  fleet: Fleet,
  name: string,
  by: (choice: RemoteChoice) => RemoteChoice,
): Fleet {
  const hotels = Object.entries(fleet.hotels).map(([slug, hotel]): [string, HotelChoice] => {
    const choice = hotel.remotes?.[name];
    return [slug, choice ? { ...hotel, remotes: { ...hotel.remotes, [name]: by(choice) } } : hotel];
  });
  return { ...fleet, hotels: Object.fromEntries(hotels) };
}
