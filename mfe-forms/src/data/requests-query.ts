import * as endpoints from '@foyer/shared/api/endpoints.ts';
import { GuestRequest, GuestRequestsResponse } from '@foyer/shared/contracts/provider/requests.ts';
import { queryOptions } from '@foyer/shared/query';
import { api, hasFeature, queryClient } from '@foyer/shared/runtime';
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

/** Fetches the list without waiting for it, if the hotel has one. */
export function prefetchRequests(): void {
  if (hasFeature('requests-state')) void queryClient.prefetchQuery(requestsQuery());
}
