import * as z from '@foyer/shared/schema';
import * as endpoints from '../api/endpoints.ts';
import { ApiError } from '../api/error.ts';
import { Hotel, HotelAnswer } from '../contracts/hotel.ts';
import { LOCAL } from '../contracts/storage.ts';
import { trimHotel } from '../hotel/trim-hotel.ts';
import { queryOptions } from '../query/query.ts';
import { api } from './api.ts';
import { hotelSlug, page } from './page.ts';
import { localStore } from './storage.ts';

/**
 * The kept copy of the hotel record; `time`, in milliseconds since the epoch, is always by the
 * gateway's clock: a guest's device may be a day off.
 */
const HotelDataCache = z.object({ slug: z.string(), time: z.number(), hotel: Hotel });

type Known = { hotel: Hotel; time: number };

/** The newest record of this page's hotel: inlined by the gateway or kept by this browser. */
function known(): Known | undefined {
  const inlined = page.hotel.hotel && {
    hotel: page.hotel.hotel,
    // What the provider has just said counts as of now, however long it has been saying so.
    time: page.hotel.fresh ? Number.POSITIVE_INFINITY : page.hotel.fetched_at,
  };
  const cache = localStore.read(LOCAL.hotel, HotelDataCache);
  const cached = cache?.slug === hotelSlug ? cache : undefined;
  return !inlined || (cached?.time ?? 0) > inlined.time ? cached : inlined;
}

function keep({ hotel, time }: Known): void {
  localStore.write(LOCAL.hotel, { slug: hotelSlug, time, hotel });
}

/** Keeps what the page carried for the next visit (SHELL-02). */
export function rememberHotel(hotel: Hotel): void {
  if (hotel === page.hotel.hotel) keep({ hotel, time: page.hotel.fetched_at });
}

/**
 * The hotel of this page, present from the first render wherever the gateway knew it; of its
 * categories the top ones only, wherever the record came from.
 */
export function hotelQuery() {
  return queryOptions({
    queryKey: ['hotel', hotelSlug],
    // `default` is no hotel, and the gateway has just been told that this one is unknown.
    enabled: page.hotel.state === 'ok' || page.hotel.state === 'unreachable',
    queryFn: async ({ signal }) => {
      const { data } = await api.get(endpoints.hotel(hotelSlug), HotelAnswer, { signal });
      if (!data) throw new ApiError('shape');
      const hotel = trimHotel(data);
      // At least as long after the page's own record as this document is old.
      keep({ hotel, time: page.hotel.fetched_at + performance.now() });
      return hotel;
    },
    // Asked only when the query begins: reading and checking the record takes a while.
    initialData: () => known()?.hotel,
    // Never later than now: what seems to come from the future would not grow old for as long.
    initialDataUpdatedAt: () => Math.min(known()?.time ?? 0, Date.now()),
  });
}
