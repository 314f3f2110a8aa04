import * as endpoints from '@foyer/shared/api/endpoints';
import type { Hotel } from '@foyer/shared/contracts/hotel';
import { GuestRequest, GuestRequestsAnswer } from '@foyer/shared/contracts/requests';
import { queryOptions } from '@foyer/shared/query';
import { api, hotelQuery, queryClient } from '@foyer/shared/runtime';
import * as z from '@foyer/shared/schema';

const KEY = ['requests'];

/**
 * The signed-in guest's own requests and enquiries, where `requests-state` is a feature. Asked again
 * whenever the guest comes back to them: the hotel may have answered.
 */
export function requestsQuery() {
  return queryOptions({
    queryKey: KEY,
    queryFn: async ({ signal }) => {
      const { data } = await api.get(endpoints.requests, GuestRequestsAnswer, { signal });
      return data ?? [];
    },
    meta: { kept: z.array(GuestRequest) },
    staleTime: 0,
  });
}

/** Whether this hotel's provider has the call at all. */
export const hasRequests = (hotel: Hotel | undefined): boolean =>
  hotel?.features?.includes('requests-state') === true;

/** Something was asked: fetches the list, so that the one that this device keeps has it too. */
export function refreshRequests(): void {
  const hotel = queryClient.getQueryData(hotelQuery().queryKey);
  if (hasRequests(hotel)) void queryClient.prefetchQuery(requestsQuery());
}
