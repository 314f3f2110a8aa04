import type * as z from '@foyer/shared/schema';
import type { ChannelAuthorizationHandler, UserAuthenticationHandler } from 'pusher-js';
import { retryDelay } from '../../api/again.ts';
import { createApiClient } from '../../api/client.ts';
import * as endpoints from '../../api/endpoints.ts';
import { ApiError, isRefusal } from '../../api/error.ts';
import { ChannelAuth, UserAuth } from '../../contracts/broadcast-auth.ts';
import { asGuest } from '../api.ts';

/** From here on the pause between two tries grows no more. */
const LONGEST_PAUSE = 5;
/**
 * How long the first try may take, in milliseconds, each next one twice as long: the connection that
 * it goes by may be half-open, too (FAULT-23).
 */
const PATIENCE_MS = 3000;

/** The broadcasting service's endpoints lie at the gateway's root (MSG-18). */
const broadcasting = createApiClient({ base: '', ...asGuest });

const isBusy = (error: unknown) => error instanceof ApiError && error.status === 429;
const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

/**
 * Asks until there is an answer (FAULT-24): a failing server is asked again, a refusal is the last
 * word. Null when nobody waits for it any more.
 */
async function ask<Schema extends z.core.$ZodType>(
  path: string,
  fields: Record<string, string>,
  schema: Schema,
  asked: () => boolean,
): Promise<z.output<Schema> | null> {
  for (let failures = 0; asked(); failures += 1) {
    try {
      const signal = AbortSignal.timeout(PATIENCE_MS * 2 ** Math.min(failures, LONGEST_PAUSE));
      const answer = await broadcasting.post(path, new URLSearchParams(fields), schema, { signal });
      return asked() ? answer : null;
    } catch (error) {
      if (isRefusal(error) && !isBusy(error)) throw error;
      await pause(retryDelay(Math.min(failures, LONGEST_PAUSE), error));
    }
  }
  return null;
}

/** Whether the connection of that socket may listen on a channel that somebody wants. */
export function authorizeChannel(
  isOpen: (socket: string) => boolean,
  isWanted: (channel: string) => boolean,
): ChannelAuthorizationHandler {
  return ({ socketId, channelName }, done) => {
    const fields = { socket_id: socketId, channel_name: channelName };
    const asked = () => isOpen(socketId) && isWanted(channelName);
    ask(endpoints.broadcastingAuth, fields, ChannelAuth, asked).then(
      (answer) => {
        if (answer) done(null, answer);
        // For pusher-js to ask anew when somebody wants it again.
        else if (isOpen(socketId)) done(new Error('The channel was left'), null);
      },
      (error) => {
        console.warn(`${channelName}: the provider does not let this guest listen`, error);
        done(error, null);
      },
    );
  };
}

/** Whose connection that socket's is. */
export function authenticateGuest(isOpen: (socket: string) => boolean): UserAuthenticationHandler {
  return ({ socketId }, done) => {
    const fields = { socket_id: socketId };
    ask(endpoints.broadcastingUserAuth, fields, UserAuth, () => isOpen(socketId)).then(
      (answer) => answer && done(null, answer),
      (error) => {
        console.info('The provider does not say whose connection this is', error);
        done(error, null);
      },
    );
  };
}
