import { type ApiClient, createApiClient } from '../api/client.ts';
import { session } from './session.ts';

/** The guest's client: same-origin, through the gateway. A refused token signs its guest out. */
export const api: ApiClient = createApiClient({
  base: '/api',
  token: session.token,
  onUnauthorized: (refused) => {
    if (refused && refused === session.token()) session.signOut('refused');
  },
});
