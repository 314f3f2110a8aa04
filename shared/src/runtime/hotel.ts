import * as z from 'zod/mini';
import { endpoints } from '../api/endpoints.ts';
import { ApiError } from '../api/error.ts';
import { Hotel, HotelAnswer } from '../contracts/hotel.ts';
import { trimHotel } from '../contracts/trim-hotel.ts';
import { queryOptions } from '../query/query.ts';
import { api } from './api.ts';
import { hotelSlug, page } from './page.ts';
import { LOCAL, localStore } from './storage.ts';

/** The kept copy of the hotel record; `time` is in milliseconds since the epoch. */
const HotelDataCache = z.object({ slug: z.string(), time: z.number(), hotel: Hotel });

type Known = { hotel: Hotel; time: number };

/** The newest record of this page's hotel: inlined by the gateway or kept by this browser. */
function known(): Known | undefined {
  const inlined = page.hotel.hotel && { hotel: page.hotel.hotel, time: page.hotel.fetched_at };
  const cache = localStore.read(LOCAL.hotel, HotelDataCache);
  const cached = cache?.slug === hotelSlug ? cache : undefined;
  if (!inlined) return cached;
  return cached && cached.time > inlined.time ? cached : inlined;
}

/** Keeps the record for the next visit (specification section 1). */
export function rememberHotel(hotel: Hotel, time: number): void {
  localStore.write(LOCAL.hotel, { slug: hotelSlug, time, hotel });
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
      return trimHotel(data);
    },
    // Asked only when the query begins: reading and checking the record takes a while.
    initialData: () => known()?.hotel,
    initialDataUpdatedAt: () => known()?.time,
  });
}
