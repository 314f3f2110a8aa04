import type * as z from '@foyer/shared/schema';
import type { Options } from 'pusher-js';
import * as endpoints from '../../api/endpoints.ts';
import { ApiError, isRefusal } from '../../api/error.ts';
import { pause, retryDelay } from '../../api/retry.ts';
import { ChannelAuth, UserAuth } from '../../contracts/provider/broadcast-auth.ts';
import { api } from '../api.ts';

/**
 * Timeout of the first attempt in milliseconds, doubled for each further one up to 96 seconds. The TCP
 * connection of the retry may be half-open too (FAULT-23).
 */
const FIRST_TIMEOUT_MS = 3000;
const MAX_DOUBLINGS = 5;

const isBusy = (error: unknown) => error instanceof ApiError && error.status === 429;

/**
 * Returns the handlers with which pusher-js asks the provider for the guest's identity on a socket's
 * connection, and whether it may join a channel that has listeners.
 */
export function authorizationOptions(
  isOpen: (socket: string) => boolean,
  isWanted: (channel: string) => boolean,
): Pick<Options, 'userAuthentication' | 'channelAuthorization'> {
  /** Posts until the server responds (FAULT-24): retries after a failure, ends after a refusal. */
  async function authorize<Auth>(
    path: string,
    fields: { socket_id: string; channel_name?: string },
    schema: z.core.$ZodType<Auth>,
    done: (error: Error | null, auth: Auth | null) => void,
  ): Promise<void> {
    const { socket_id: socket, channel_name: channel } = fields;
    const isNeeded = () => isOpen(socket) && (channel === undefined || isWanted(channel));
    for (let failures = 0; isNeeded(); failures += 1) {
      try {
        const doublings = Math.min(failures, MAX_DOUBLINGS);
        const signal = AbortSignal.timeout(FIRST_TIMEOUT_MS * 2 ** doublings);
        const body = new URLSearchParams(fields);
        const auth = await api.post(path, body, schema, { signal, root: '' });
        if (isNeeded()) return done(null, auth);
      } catch (error) {
        if (isRefusal(error) && !isBusy(error)) {
          console.warn(`${channel ?? path}: the provider refused this guest`, error);
          return done(error as Error, null);
        }
        await pause(retryDelay(failures, error));
      }
    }
    // An error makes pusher-js ask again at the next subscription.
    if (isOpen(socket)) done(new Error('The channel was left'), null);
  }

  return {
    userAuthentication: {
      customHandler: ({ socketId }, done) =>
        authorize(endpoints.broadcastingUserAuth, { socket_id: socketId }, UserAuth, done),
    },
    channelAuthorization: {
      customHandler: ({ socketId, channelName }, done) => {
        const fields = { socket_id: socketId, channel_name: channelName };
        return authorize(endpoints.broadcastingAuth, fields, ChannelAuth, done);
      },
    },
  };
}
