import { createApiClient } from '../api/client.ts';
import type { Hotel, ProviderFeature } from '../contracts/provider/hotel.ts';
import { csrfHeaders } from './csrf.ts';
import { hotelSlug, page } from './page.ts';
import { queryClient } from './query-client.ts';
import { socket } from './realtime/socket.ts';
import { session } from './session/session.ts';

/** The key of the query for this page's hotel. */
export const HOTEL_KEY = ['hotel', hotelSlug];

/** The guest's API client, which calls the provider through the gateway on this origin. */
export const api = createApiClient({
  token: session.token,
  // Signs the guest out whose token was refused.
  onUnauthorized: session.handleUnauthorized,

  /** Removes and returns the response preloaded for a path; every later call goes to the provider. */
  preloaded(path, token) {
    const queries = globalThis.foyerPage?.preloadedQueries;
    const preloaded = queries?.[path];
    delete queries?.[path];
    return preloaded?.token === token ? preloaded.response : undefined;
  },

  postHeaders() {
    const id = socket.id();
    return { ...csrfHeaders(), ...(id !== undefined && { 'X-Socket-ID': id }) };
  },

  supportsIdempotency: () => hasFeature('idempotency-keys'),
});

/** Reports whether the provider has an optional feature, by this page's hotel record. */
export function hasFeature(feature: ProviderFeature): boolean {
  const hotel = queryClient.getQueryData<Hotel>(HOTEL_KEY);
  return hotel?.features?.includes(feature) ?? false;
}

/**
 * Returns true if the operator allows this hotel's pages to call the API. `origin` is as in `remote.ts`.
 * A call to any other origin fails at once, like a call without a network.
 */
export function canCall(origin: string): boolean {
  return page.composition.api_origins?.includes(origin) ?? false;
}
