/** A fleet document as operators of many hotels have it: hardly two hotels get the same. */
import type { Fleet, HotelChoice, RemoteChoice } from '@foyer/shared/contracts/fleet';
import { isEverywhere, REQUIRED_REMOTES } from '@foyer/shared/contracts/fleet';

/** The versions that there are of a remote, the shell or the worker. */
export type Offer = { name: string; current: string; previous?: string; next?: string };

/** Remotes of which some browsers get the next release already. */
const ROLLED_OUT = 2;
/** Optional remotes that a hotel has only when it asks for them. */
const RARE = 4;

export const slugAt = (place: number) => `hotel-${String(place).padStart(4, '0')}`;

/** The hotel that has everything: of its pages the sizes are told. */
export const WHOLE = slugAt(0);

/** The document of so many hotels. */
export function fleetOf(offers: readonly Offer[], hotels: number): Fleet {
  const optional = offers.filter(
    ({ name }) => !isEverywhere(name) && !REQUIRED_REMOTES.includes(name),
  );
  const nexts = optional.filter(({ next }) => next);
  const rolledOut = nexts.slice(0, ROLLED_OUT);
  const choice = (place: number): HotelChoice =>
    place === 0
      ? { remotes: Object.fromEntries(optional.map(({ name }) => [name, { enabled: true }])) }
      : choiceOf(place, optional, nexts);
  return {
    channels: Object.fromEntries(
      offers.map(({ name, current, previous, next }) => {
        const isRolledOut = rolledOut.some((one) => one.name === name);
        const rollout = isRolledOut && next ? { rollout: { version: next, percent: 20 } } : {};
        const stable = { current, ...(previous && { previous }), ...rollout };
        return [name, { stable, ...(next && { next: { current: next, previous: current } }) }];
      }),
    ),
    hotels: {
      '*': {
        remotes: Object.fromEntries(
          optional.slice(RARE).map(({ name }) => [name, { enabled: true }]),
        ),
      },
      ...Object.fromEntries(
        Array.from({ length: hotels }, (_, place) => [slugAt(place), choice(place)]),
      ),
    },
  };
}

/** A hotel lacks some remotes, has a rare one, and of another one its own release now and then. */
function choiceOf(place: number, optional: readonly Offer[], nexts: readonly Offer[]): HotelChoice {
  const one = (offers: readonly Offer[], step: number) => offers[(place * step) % offers.length];
  const remotes: Record<string, RemoteChoice> = {};
  for (const step of [3, 7, 11])
    Object.assign(remotes, entry(one(optional, step), { enabled: false }));
  Object.assign(remotes, entry(one(optional.slice(0, RARE), 1), { enabled: true }));
  const pinned = one(optional, 5);
  if (place % 4 === 0 && pinned?.previous)
    Object.assign(remotes, entry(pinned, { enabled: true, pin: pinned.previous }));
  if (place % 6 === 0)
    Object.assign(remotes, entry(one(nexts, 1), { enabled: true, channel: 'next' }));
  const own = one(optional, 13);
  if (place % 9 === 0 && own?.previous)
    Object.assign(
      remotes,
      entry(own, { enabled: true, release: { current: own.previous, previous: own.current } }),
    );
  return {
    remotes,
    ...(place % 10 === 0 && { video_hosts: [`video-${place}.example.com`] }),
  };
}

const entry = (offer: Offer | undefined, choice: RemoteChoice) =>
  offer ? { [offer.name]: choice } : {};
