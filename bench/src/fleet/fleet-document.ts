/** Creates the fleet document of many hotels. Hardly two hotels have the same releases. */
import type { Fleet, HotelChoice, RemoteChoice } from '@foyer/releases/contracts';
import { isPlatformRelease, REQUIRED_REMOTES } from '@foyer/releases/contracts';

/** Holds the versions of a remote, the shell or the worker. */
export type Offer = { name: string; current: string; previous?: string; next?: string };

/** The number of remotes with a rollout. */
const ROLLED_OUT = 2;
/** The number of optional remotes that are disabled by default. */
const RARE = 4;

export const slugAt = (index: number) => `hotel-${String(index).padStart(4, '0')}`;

/** The hotel with every remote; the page sizes are measured there. */
export const FULL_HOTEL = slugAt(0);

/** Creates the document for a number of hotels. */
export function fleetOf(offers: readonly Offer[], hotels: number): Fleet {
  const optional = offers.filter(
    ({ name }) => !isPlatformRelease(name) && !REQUIRED_REMOTES.includes(name),
  );
  const nexts = optional.filter(({ next }) => next);
  const rolledOut = nexts.slice(0, ROLLED_OUT);
  const choice = (index: number): HotelChoice =>
    index === 0
      ? { remotes: Object.fromEntries(optional.map(({ name }) => [name, { enabled: true }])) }
      : choiceOf(index, optional, nexts);
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
        Array.from({ length: hotels }, (_, index) => [slugAt(index), choice(index)]),
      ),
    },
  };
}

/** Varies the remotes of a hotel. Some are disabled, pinned or have an own release. */
function choiceOf(index: number, optional: readonly Offer[], nexts: readonly Offer[]): HotelChoice {
  const one = (offers: readonly Offer[], step: number) => offers[(index * step) % offers.length];
  const remotes: Record<string, RemoteChoice> = {};
  for (const step of [3, 7, 11])
    Object.assign(remotes, entry(one(optional, step), { enabled: false }));
  Object.assign(remotes, entry(one(optional.slice(0, RARE), 1), { enabled: true }));
  const pinned = one(optional, 5);
  if (index % 4 === 0 && pinned?.previous)
    Object.assign(remotes, entry(pinned, { enabled: true, pin: pinned.previous }));
  if (index % 6 === 0)
    Object.assign(remotes, entry(one(nexts, 1), { enabled: true, channel: 'next' }));
  const own = one(optional, 13);
  if (index % 9 === 0 && own?.previous)
    Object.assign(
      remotes,
      entry(own, { enabled: true, release: { current: own.previous, previous: own.current } }),
    );
  return {
    remotes,
    ...(index % 10 === 0 && { video_hosts: [`video-${index}.example.com`] }),
  };
}

const entry = (offer: Offer | undefined, choice: RemoteChoice) =>
  offer ? { [offer.name]: choice } : {};
