import type { GuestRequest } from '@foyer/shared/contracts/provider/requests.ts';
import { latestRequest } from '@foyer/shared/hotel/latest-request.ts';
import { requestsQuery } from '@foyer/shared/queries/requests-query.ts';
import { hasFeature, queryClient } from '@foyer/shared/runtime';
import { useHydration } from '@foyer/shared/templates/hydration.ts';
import { useRequests } from '../data/use-requests.ts';

/** The kinds that a guest sends once, and then changes. */
export type SentKind = Extract<GuestRequest['kind'], 'checkin' | 'pre-arrival'>;

/** Returns what the guest has sent of a kind, with the hotel's answer; undefined until it is fetched. */
export function useSentRequest(kind: SentKind): GuestRequest | undefined {
  const { data } = useRequests().query;
  const sent = latestRequest(data, kind);
  // A template has no data of a guest.
  return useHydration() ? undefined : sent;
}

/** Reports whether the provider can change a request; else another one is sent. */
export const canChange = (): boolean => hasFeature('requests-change');

/** Returns the known request of a kind, also if the list is still being fetched. */
export async function fetchedRequest(kind: SentKind): Promise<GuestRequest | undefined> {
  if (!hasFeature('requests-state')) return undefined;
  const query = { ...requestsQuery(), retry: false };
  const list = await queryClient.ensureQueryData(query).catch(() => undefined);
  return latestRequest(list, kind);
}
