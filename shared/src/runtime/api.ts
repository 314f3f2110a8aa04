import { type ApiClient, createApiClient } from '../api/client.ts';
import { csrfHeaders } from './csrf.ts';
import { takePreloadedQuery } from './preloaded-queries.ts';
import { socketId } from './realtime/realtime.ts';
import { session } from './session/session.ts';

/** Client options that send the signed-in guest's token; a 401 signs that guest out. */
export const guestClientOptions = {
  token: session.token,
  onUnauthorized: session.handleUnauthorized,
  postHeaders: (): Record<string, string> => {
    const socket = socketId();
    return { ...csrfHeaders(), ...(socket ? { 'X-Socket-ID': socket } : {}) };
  },
};

/** The guest's API client, which calls the provider through the gateway on this origin. */
export const api: ApiClient = createApiClient({
  base: '/api',
  preloaded: takePreloadedQuery,
  ...guestClientOptions,
});
