import { useQuery } from '@foyer/shared/query';
import {
  hotelQuery,
  PageNotAvailable,
  queryClient,
  useTemplateVariables,
} from '@foyer/shared/runtime';
import { useHydration } from '@foyer/shared/templates/hydration.ts';
import { If } from '@foyer/shared/templates/if-for.tsx';
import { NarrowPage } from '@foyer/shared/ui/layout/narrow-page.tsx';
import { hasRequestsFeature, requestsQuery } from '../data/requests-query.ts';
import { text } from '../text.ts';
import { RequestList, RequestListSkeleton } from './request-list.tsx';

/** Prefetches the list, if the hotel has one, without waiting for it. */
export function loader() {
  const hotel = queryClient.getQueryData(hotelQuery().queryKey);
  if (hasRequestsFeature(hotel)) void queryClient.prefetchQuery(requestsQuery());
  return null;
}

/** Renders dashboard/requests: the guest's requests and their states (FORM-19). */
export function Component() {
  const { requestsState } = useTemplateVariables();
  const isHydrating = useHydration();
  const { data: hotel, error } = useQuery(hotelQuery());
  if (hotel && !hasRequestsFeature(hotel)) throw new PageNotAvailable();
  if (error && !hotel) throw error;
  return (
    <If condition={!isHydrating || requestsState}>
      <NarrowPage title={text.requests.title} subtitle={text.requests.subtitle}>
        {hotel ? <RequestList hotel={hotel} /> : <RequestListSkeleton />}
      </NarrowPage>
    </If>
  );
}
