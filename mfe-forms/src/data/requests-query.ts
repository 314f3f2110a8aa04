import * as endpoints from '@foyer/shared/api/endpoints.ts';
import type { Hotel } from '@foyer/shared/contracts/provider/hotel.ts';
import { GuestRequest, GuestRequestsResponse } from '@foyer/shared/contracts/provider/requests.ts';
import { queryOptions } from '@foyer/shared/query';
import { api, hotelQuery, queryClient } from '@foyer/shared/runtime';
import * as z from '@foyer/shared/schema';

const KEY = ['requests'];

/**
 * Fetches the guest's requests and enquiries, if the hotel has the feature `requests-state`. They
 * are fetched again at every visit, because the hotel may have answered.
 */
export function requestsQuery() {
  return queryOptions({
    queryKey: KEY,
    queryFn: async ({ signal }) => {
      const { data } = await api.get(endpoints.requests, GuestRequestsResponse, { signal });
      return data ?? [];
    },
    meta: { persisted: z.array(GuestRequest) },
    staleTime: 0,
  });
}

/** Returns true if this hotel's provider has the requests endpoint. */
export const hasRequestsFeature = (hotel: Hotel | undefined): boolean =>
  hotel?.features?.includes('requests-state') === true;

/** Fetches the list after a request, so that the persisted list contains it. */
export function refreshRequests(): void {
  const hotel = queryClient.getQueryData(hotelQuery().queryKey);
  if (hasRequestsFeature(hotel)) void queryClient.prefetchQuery(requestsQuery());
}
