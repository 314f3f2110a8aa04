import { isSlug } from '@foyer/shared/addresses/slug';
import {
  ALL_HOTELS,
  EMPTY_FLEET,
  Fleet,
  HotelChoice,
  REQUIRED_REMOTES,
  SHELL,
} from '@foyer/shared/contracts/fleet';
import { said } from '@foyer/shared/contracts/said';
import { WORKER } from '@foyer/shared/contracts/worker';
import { didYouMean, slugMeant } from '@foyer/shared/documents/did-you-mean';
import { readJson, type Slip } from '@foyer/shared/documents/json';
import { inWords, sentence, someOf } from '@foyer/shared/documents/sentences';
import * as z from 'zod/mini';

/** Thousands of hotels take one megabyte; whatever is larger than this is something else. */
export const LARGEST_BYTES = 16_000_000;

/** Something that is wrong with a document as it is written; without a hotel it concerns them all. */
type Wrong = { text: string; hotel?: string };

/** A fleet document as it was written, read as far as it can be. */
export type FleetDocument = {
  text: string;
  /** Without whatever is wrong. */
  fleet: Fleet;
  wrong: Wrong[];
};

/** Hotels are read one by one, so that a slip at one of them concerns no other. */
const Frame = z.extend(Fleet, { hotels: z.record(z.string(), z.unknown()) });
/** What tells that a remote exists, even where the hotel that says it says other things wrongly. */
const Naming = z.object({ remotes: z.record(z.string(), z.looseObject({})) });

/** Reads a fleet document: JSON in which comments and trailing commas may stand. */
export function readDocument(text: string): FleetDocument {
  const json = readJson(text);
  if ('error' in json) return { text, fleet: EMPTY_FLEET, wrong: [{ text: json.error }] };
  const frame = Frame.safeParse(json.value, { error: inWords });
  const isOfHotel = ({ path }: Slip) => path[0] === 'hotels' && path.length > 1;
  const general = [
    ...json.slips.filter((slip) => !isOfHotel(slip)),
    ...(frame.error?.issues ?? []),
  ].map((slip) => sentence(slip));
  if (!frame.success || general.length > 0)
    return { text, fleet: EMPTY_FLEET, wrong: [...new Set(general)].map((one) => ({ text: one })) };

  const slips = new Map<string, Slip[]>();
  const add = (hotel: string, ...more: Slip[]) =>
    more.length > 0 && slips.set(hotel, [...(slips.get(hotel) ?? []), ...more]);
  for (const slip of json.slips.filter(isOfHotel))
    add(String(slip.path[1]), { ...slip, path: slip.path.slice(2) });
  const hotels: Fleet['hotels'] = {};
  for (const [hotel, choice] of Object.entries(frame.data.hotels)) {
    const parsed = HotelChoice.safeParse(choice, { error: inWords });
    if (parsed.success) hotels[hotel] = parsed.data;
    add(hotel, ...(parsed.error?.issues ?? []), ...signUpSlips(parsed.data));
  }
  const wrong = [...together(slips), ...wrongSlugs(frame.data), ...unknownRemotes(frame.data)];
  return { text, fleet: { ...frame.data, hotels }, wrong };
}

type Frame = z.infer<typeof Frame>;

/** The same slip at many hotels is one sentence. */
function together(slips: ReadonlyMap<string, readonly Slip[]>): Wrong[] {
  const alike = new Map<string, { slip: Slip; hotels: string[] }>();
  for (const [hotel, ofHotel] of slips) {
    for (const slip of ofHotel) {
      const key = sentence(slip);
      const known = alike.get(key);
      if (!known) alike.set(key, { slip, hotels: [hotel] });
      else if (known.hotels.at(-1) !== hotel) known.hotels.push(hotel);
    }
  }
  return [...alike.values()].flatMap(({ slip, hotels }) => {
    const text = sentence(slip, 'hotels', someOf(hotels));
    return hotels.map((hotel) => ({ text, hotel }));
  });
}

/** A slug is no matter of the contract, which knows nothing of addresses. */
function signUpSlips(choice: HotelChoice | undefined): Slip[] {
  const slug = choice?.signup_hotel;
  if (slug === undefined || isSlug(slug)) return [];
  const { error } = said('which is no slug of a hotel to sign up at');
  return [{ path: ['signup_hotel'], message: error({ input: slug }) }];
}

function wrongSlugs({ hotels }: Frame): Wrong[] {
  return Object.keys(hotels)
    .filter((hotel) => hotel !== ALL_HOTELS && !isSlug(hotel))
    .map((hotel) => {
      const text = `${JSON.stringify(hotel)} is no slug of a hotel${slugMeant(hotel)}`;
      return { text, hotel };
    });
}

/** Remotes that a hotel speaks of, and of which there is no release anywhere in the document. */
function unknownRemotes({ channels, hotels }: Frame): Wrong[] {
  const named = Object.entries(hotels).flatMap(([hotel, choice]) =>
    Object.entries(Naming.safeParse(choice).data?.remotes ?? {}).map(
      ([name, { pin, release }]) => ({
        hotel,
        name,
        hasRelease: Boolean(pin ?? release),
      }),
    ),
  );
  const released = named.flatMap(({ name, hasRelease }) => (hasRelease ? [name] : []));
  const known = new Set([...Object.keys(channels), ...released, ...REQUIRED_REMOTES, SHELL]);
  const meansNothing = ({ name, hotel }: (typeof named)[number]) =>
    name === WORKER ? hotel !== ALL_HOTELS : !known.has(name);
  return named.filter(meansNothing).map(({ hotel, name }) => {
    const text =
      name === WORKER
        ? 'there is one worker for all hotels, which none chooses for itself'
        : `there is no remote ${name}${didYouMean(name, [...known])}`;
    return { text, hotel };
  });
}
