import type * as z from '@foyer/shared/schema';
import type { ChannelAuthorizationHandler, UserAuthenticationHandler } from 'pusher-js';
import { createApiClient } from '../../api/client.ts';
import * as endpoints from '../../api/endpoints.ts';
import { ApiError, isRefusal } from '../../api/error.ts';
import { retryDelay } from '../../api/retry.ts';
import { ChannelAuth, UserAuth } from '../../contracts/provider/broadcast-auth.ts';
import { guestClientOptions } from '../guest-client-options.ts';

/**
 * Timeout of the first attempt in milliseconds, doubled for each further one up to 96 seconds. The TCP
 * connection of the retry may be half-open too (FAULT-23).
 */
const FIRST_TIMEOUT_MS = 3000;
const MAX_DOUBLINGS = 5;

const isBusy = (error: unknown) => error instanceof ApiError && error.status === 429;
const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

/**
 * Posts until the server responds (FAULT-24): retries after a failure, throws after a refusal.
 *
 * Returns null as soon as `isNeeded` returns false.
 */
async function postUntilAnswered<Schema extends z.core.$ZodType>(
  path: string,
  fields: { socket_id: string; channel_name?: string },
  schema: Schema,
  isNeeded: () => boolean,
): Promise<z.output<Schema> | null> {
  // The broadcasting endpoints are at the gateway's root, not below `/api` (MSG-18).
  const client = createApiClient({ base: '', ...guestClientOptions(() => fields.socket_id) });
  for (let failures = 0; isNeeded(); failures += 1) {
    try {
      const doublings = Math.min(failures, MAX_DOUBLINGS);
      const signal = AbortSignal.timeout(FIRST_TIMEOUT_MS * 2 ** doublings);
      const body = await client.post(path, new URLSearchParams(fields), schema, { signal });
      return isNeeded() ? body : null;
    } catch (error) {
      if (isRefusal(error) && !isBusy(error)) throw error;
      await pause(retryDelay(failures, error));
    }
  }
  return null;
}

/** Asks the provider whether a socket's connection may join a channel that has listeners. */
export function authorizeChannel(
  isOpen: (socket: string) => boolean,
  isWanted: (channel: string) => boolean,
): ChannelAuthorizationHandler {
  return ({ socketId, channelName }, done) => {
    const fields = { socket_id: socketId, channel_name: channelName };
    const isNeeded = () => isOpen(socketId) && isWanted(channelName);
    postUntilAnswered(endpoints.broadcastingAuth, fields, ChannelAuth, isNeeded).then(
      (auth) => {
        if (auth) done(null, auth);
        // An error makes pusher-js ask again at the next subscription.
        else if (isOpen(socketId)) done(new Error('The channel was left'), null);
      },
      (error) => {
        console.warn(`${channelName}: the provider refused this guest's subscription`, error);
        done(error, null);
      },
    );
  };
}

/** Asks the provider for the identity of the guest on a socket's connection. */
export function authenticateGuest(isOpen: (socket: string) => boolean): UserAuthenticationHandler {
  return ({ socketId }, done) => {
    const fields = { socket_id: socketId };
    const isNeeded = () => isOpen(socketId);
    postUntilAnswered(endpoints.broadcastingUserAuth, fields, UserAuth, isNeeded).then(
      (auth) => auth && done(null, auth),
      (error) => {
        console.info('The provider did not authenticate this connection', error);
        done(error, null);
      },
    );
  };
}
