import type { GuestRequest } from '@foyer/shared/contracts/provider/requests.ts';
import { requestsQuery } from '@foyer/shared/queries/requests-query.ts';
import { useQuery } from '@foyer/shared/query';
import { useHotel } from '@foyer/shared/runtime';
import { useHydration } from '@foyer/shared/templates/hydration.ts';

/** Returns the guest's requests, if they are loaded and the hotel reports them. */
export function useRequests(): readonly GuestRequest[] | undefined {
  const { has_requests_state } = useHotel();
  const isHydrating = useHydration();
  return useQuery({ ...requestsQuery(), enabled: !isHydrating && has_requests_state }).data;
}
