import { type ApiClient, createApiClient } from '../api/client.ts';
import { guestClientOptions } from './guest-client-options.ts';
import { takePreloadedQuery } from './preloaded-queries.ts';
import { socketId } from './realtime/realtime.ts';

/** The guest's API client, which calls the provider through the gateway on this origin. */
export const api: ApiClient = createApiClient({
  base: '/api',
  preloaded: takePreloadedQuery,
  ...guestClientOptions(socketId),
});
