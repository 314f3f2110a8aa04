import { requestsQuery } from '@foyer/shared/queries/requests-query.ts';
import { hasFeature, queryClient } from '@foyer/shared/runtime';

let isRefreshing = false;

/** Fetches the list again, once for all callers of one moment. */
export function refreshRequests(): void {
  if (isRefreshing) return;
  isRefreshing = true;
  queueMicrotask(() => {
    isRefreshing = false;
    void queryClient.invalidateQueries({ queryKey: requestsQuery().queryKey });
  });
}

/** Fetches the list without waiting for it, if the hotel has one. */
export function prefetchRequests(): void {
  if (hasFeature('requests-state')) void queryClient.prefetchQuery(requestsQuery());
}

/** Fetches the list after a request was sent, also if it is not shown. */
export function fetchSentRequest(): void {
  if (hasFeature('requests-state'))
    void queryClient.prefetchQuery({ ...requestsQuery(), staleTime: 0 });
}
