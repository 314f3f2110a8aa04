import * as z from '@foyer/shared/schema';
import * as endpoints from '../api/endpoints.ts';
import { ApiError } from '../api/error.ts';
import { Hotel, HotelResponse } from '../contracts/provider/hotel.ts';
import { LOCAL } from '../contracts/storage.ts';
import { trimHotel } from '../hotel/categories.ts';
import { queryOptions } from '../singletons/query.ts';
import { api, HOTEL_KEY } from './api.ts';
import { hotelSlug, page } from './page.ts';
import { localStore } from './storage.ts';

/**
 * The hotel record in local storage. `time`, in milliseconds since the epoch, is the gateway's clock,
 * because a guest's device may be a day off.
 */
const HotelDataCache = z.object({ slug: z.string(), time: z.number(), hotel: Hotel });

type StoredHotel = { hotel: Hotel; time: number };

/** Returns the newer hotel record of the two: inlined by the gateway or stored in this browser. */
function newestRecord(): StoredHotel | undefined {
  const inlined = page.hotel.hotel && {
    hotel: page.hotel.hotel,
    // The provider has just confirmed this record, so it counts as fetched now.
    time: page.hotel.fresh ? Number.POSITIVE_INFINITY : page.hotel.fetched_at,
  };
  const cache = localStore.read(LOCAL.hotel, HotelDataCache);
  const cached = cache?.slug === hotelSlug ? cache : undefined;
  return !inlined || (cached?.time ?? 0) > inlined.time ? cached : inlined;
}

function storeRecord({ hotel, time }: StoredHotel): void {
  localStore.write(LOCAL.hotel, { slug: hotelSlug, time, hotel });
}

/** Stores the record that the page carried, for the next visit (SHELL-02). */
export function storeInlinedHotel(hotel: Hotel): void {
  if (hotel === page.hotel.hotel) storeRecord({ hotel, time: page.hotel.fetched_at });
}

/**
 * Returns the query for this page's hotel. If the gateway inlined the record, the first render has its
 * data. The record holds top-level categories only, whichever source it came from.
 */
export function hotelQuery() {
  return queryOptions({
    queryKey: HOTEL_KEY,
    meta: { public: true },
    // `default` has no hotel, and the provider has just reported any other state as unknown.
    enabled: page.hotel.state === 'ok' || page.hotel.state === 'unreachable',
    queryFn: async ({ signal }) => {
      const { data } = await api.get(endpoints.hotel(hotelSlug), HotelResponse, { signal });
      if (!data) throw new ApiError('shape');
      const hotel = trimHotel(data);
      // The page's record plus the age of this document is a lower bound on the gateway's clock.
      storeRecord({ hotel, time: page.hotel.fetched_at + performance.now() });
      return hotel;
    },
    // A function, because reading and validating the record is slow and needed once.
    initialData: () => newestRecord()?.hotel,
    // Capped at now: a time in the future would keep the record fresh for too long.
    initialDataUpdatedAt: () => Math.min(newestRecord()?.time ?? 0, Date.now()),
  });
}
