import { useTakeover } from '@foyer/shared/frames/takeover';
import { When } from '@foyer/shared/frames/vary';
import { useQuery } from '@foyer/shared/query';
import { hotelQuery, PageNotAvailable, queryClient, useSlots } from '@foyer/shared/runtime';
import { NarrowPage } from '@foyer/shared/ui/layout/narrow-page';
import { hasRequests, requestsQuery } from '../data/requests-query.ts';
import { text } from '../text.ts';
import { RequestList, RequestsLoading } from './request-list.tsx';

/** Starts the list where there is one, and does not wait for it. */
export function loader() {
  const hotel = queryClient.getQueryData(hotelQuery().queryKey);
  if (hasRequests(hotel)) void queryClient.prefetchQuery(requestsQuery());
  return null;
}

/** dashboard/requests: what became of what the guest asked (FORM-19). */
export function Component() {
  const { requestsState } = useSlots();
  const takeover = useTakeover();
  const { data: hotel, error } = useQuery(hotelQuery());
  if (hotel && !hasRequests(hotel)) throw new PageNotAvailable();
  if (error && !hotel) throw error;
  return (
    <When holds={!takeover || requestsState}>
      <NarrowPage title={text.requests.title} subtitle={text.requests.subtitle}>
        {hotel ? <RequestList hotel={hotel} /> : <RequestsLoading />}
      </NarrowPage>
    </When>
  );
}
