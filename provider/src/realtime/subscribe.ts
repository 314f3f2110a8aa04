import * as z from 'zod/mini';
import type { Connection } from './connection.ts';
import { userChannel } from './connection-registry.ts';
import type { PusherApp } from './pusher-app.ts';
import { isAuthorized } from './signature.ts';

const CHANNELS_PER_CONNECTION = 100;
const CHANNEL = /^[\w\-=@,.;]{1,200}$/;

export const Subscribe = z.object({
  channel: z.string(),
  auth: z.optional(z.string()),
  channel_data: z.optional(z.string()),
});
type Subscribe = z.infer<typeof Subscribe>;

/** Returns the protocol's error for a rejected subscription; undefined for an allowed one. */
export function subscriptionError(
  app: PusherApp,
  { id, user, channels }: Connection,
  { channel, auth = '', channel_data }: Subscribe,
): { type: string; error: string; status: number } | undefined {
  const isOwn = user !== undefined && channel === userChannel(user);
  if (!isOwn && !CHANNEL.test(channel))
    return { type: 'ChannelError', error: 'The name of the channel is not valid.', status: 400 };
  if (channel.startsWith('presence-'))
    return { type: 'ChannelError', error: 'Presence channels are not supported.', status: 403 };
  const signed = channel_data === undefined ? [id, channel] : [id, channel, channel_data];
  if (channel.startsWith('private-') && !isAuthorized(app, signed.join(':'), auth))
    return { type: 'AuthError', error: 'The subscription is not authorized.', status: 401 };
  if (channels.size >= CHANNELS_PER_CONNECTION && !channels.has(channel))
    return { type: 'LimitReached', error: 'This connection has too many channels.', status: 403 };
  return undefined;
}
