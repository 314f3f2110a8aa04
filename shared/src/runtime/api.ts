import { createApiClient } from '../api/client.ts';
import type { Hotel, ProviderFeature } from '../contracts/provider/hotel.ts';
import { guestClientOptions } from './guest-client-options.ts';
import { hotelSlug } from './page.ts';
import { takePreloadedQuery } from './preloaded-queries.ts';
import { queryClient } from './query-client.ts';
import { socketId } from './realtime/realtime.ts';

/** The key of the query for this page's hotel. */
export const HOTEL_KEY = ['hotel', hotelSlug];

const IDEMPOTENCY: ProviderFeature = 'idempotency-keys';

/** The guest's API client, which calls the provider through the gateway on this origin. */
export const api = createApiClient({
  base: '/api',
  preloaded: takePreloadedQuery,
  supportsIdempotency: () =>
    queryClient.getQueryData<Hotel>(HOTEL_KEY)?.features?.includes(IDEMPOTENCY) ?? false,
  ...guestClientOptions(socketId),
});
