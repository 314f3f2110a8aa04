import { type ApiClient, createApiClient } from '../api/client.ts';
import { takeAsked } from './asked.ts';
import { csrfHeaders } from './csrf.ts';
import { socketId } from './realtime.ts';
import { session } from './session.ts';

/** Every call is the present guest's; a refused token signs its guest out. */
export const asGuest = {
  token: session.token,
  onUnauthorized: session.refuse,
  postHeaders: (): Record<string, string> => {
    const socket = socketId();
    return { ...csrfHeaders(), ...(socket ? { 'X-Socket-ID': socket } : {}) };
  },
};

/** The guest's client: same-origin, through the gateway. */
export const api: ApiClient = createApiClient({ base: '/api', asked: takeAsked, ...asGuest });
