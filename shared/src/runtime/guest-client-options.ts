import { csrfHeaders } from './csrf.ts';
import { session } from './session/session.ts';

/**
 * Returns the client options that send the signed-in guest's token; a 401 signs that guest out. A POST
 * names the page's socket, so that the provider excludes it from the events that the call causes.
 */
export const guestClientOptions = (socketId: () => string | undefined) => ({
  token: session.token,
  onUnauthorized: session.handleUnauthorized,
  postHeaders: (): Record<string, string> => {
    const socket = socketId();
    return { ...csrfHeaders(), ...(socket ? { 'X-Socket-ID': socket } : {}) };
  },
});
