import * as endpoints from '@foyer/shared/api/endpoints';
import { GuestRequestsAnswer } from '@foyer/shared/contracts/requests';
import { queryOptions } from '@foyer/shared/query';
import { api, queryClient } from '@foyer/shared/runtime';

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
    staleTime: 0,
  });
}

/** Something was asked: the list of before is no longer true. */
export function forgetRequests(): void {
  void queryClient.invalidateQueries({ queryKey: KEY });
}
