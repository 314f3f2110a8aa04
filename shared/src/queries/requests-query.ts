import { queryOptions } from '@foyer/shared/query';
import { api } from '@foyer/shared/runtime';
import * as z from '@foyer/shared/schema';
import * as endpoints from '../api/endpoints.ts';
import { GuestRequest, GuestRequestsResponse } from '../contracts/provider/requests.ts';

/** A screen starts within this time after its loader has fetched them. */
const VISIT_MS = 10_000;

/**
 * Fetches the guest's requests and enquiries, newest first, if the hotel has the feature
 * `requests-state`. A later visit and the guest's return fetch them again, because the hotel may have
 * answered.
 */
export function requestsQuery() {
  return queryOptions({
    queryKey: ['requests'],
    queryFn: async ({ signal }) => {
      const { data } = await api.get(endpoints.requests, GuestRequestsResponse, { signal });
      return data ?? [];
    },
    meta: { persisted: z.array(GuestRequest) },
    staleTime: VISIT_MS,
    refetchOnWindowFocus: 'always',
  });
}
