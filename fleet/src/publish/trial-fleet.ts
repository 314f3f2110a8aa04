import { choiceOf } from '@foyer/gateway/composition/choices';
import { DEFAULT_SLUG } from '@foyer/shared/addresses/slug';
import {
  ALL_HOTELS,
  type Fleet,
  type HotelChoice,
  type RemoteChoice,
  SHELL,
} from '@foyer/shared/contracts/fleet';

/** The hotels of a fleet that have a remote enabled; every hotel has a shell. */
export function hotelsWith(fleet: Fleet, name: string): string[] {
  const all = new Set([ALL_HOTELS, DEFAULT_SLUG, ...Object.keys(fleet.hotels)]);
  return [...all].filter((slug) => name === SHELL || choiceOf(fleet, slug, name).enabled);
}

/** The fleet in which nobody gets another version of a remote, or of the shell, than this one. */
export function withVersion(fleet: Fleet, name: string, version: string): Fleet {
  return {
    ...withChoices(fleet, name, ({ enabled }) => (enabled === undefined ? {} : { enabled })),
    channels: { ...fleet.channels, [name]: { stable: { current: version } } },
  };
}

/** The fleet in which every hotel has a remote that none had. */
export function enabledForAll(fleet: Fleet, name: string): Fleet {
  const { hotels, ...others } = withChoices(fleet, name, () => ({}));
  const all = hotels[ALL_HOTELS];
  const remotes = { ...all?.remotes, [name]: { enabled: true } };
  return { ...others, hotels: { ...hotels, [ALL_HOTELS]: { ...all, remotes } } };
}

/** The fleet with what hotels say of one remote said otherwise. */
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
