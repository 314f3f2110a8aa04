import * as z from 'zod/mini';
import { CLOSE, type Connection } from './connection.ts';
import { isAuthorized, type PusherApp } from './pusher-app.ts';

/** Maximum length of an echoed channel name. */
const NAME_LENGTH = 200;
/** The protocol's code for rejected client events; the endpoint accepts none. */
const CLIENT_EVENT_REJECTED = 4301;
const CHANNELS_PER_CONNECTION = 100;
const CHANNEL = /^[\w\-=@,.;]{1,200}$/;

const Frame = z.object({
  event: z.string().check(z.maxLength(NAME_LENGTH)),
  data: z.optional(z.unknown()),
});
const Subscribe = z.object({
  channel: z.string(),
  auth: z.optional(z.string()),
});
const SignIn = z.object({ auth: z.string(), user_data: z.string() });
const UserData = z.object({ id: z.string().check(z.minLength(1)) });

/** Handles a client's frame; an unknown event gets an error and the connection stays open. */
export function handleFrame(app: PusherApp, connection: Connection, text: string): void {
  const { event = '', data } = Frame.safeParse(parseJson(text)).data ?? {};
  if (event === 'pusher:ping') connection.send('pusher:pong', {});
  else if (event === 'pusher:subscribe') subscribe(app, connection, parseJson(data));
  else if (event === 'pusher:unsubscribe') unsubscribe(connection, parseJson(data));
  else if (event === 'pusher:signin') signIn(app, connection, parseJson(data));
  else if (event.startsWith('client-'))
    connection.sendError(
      CLIENT_EVENT_REJECTED,
      'Client event rejected: client events are not supported.',
    );
  else if (event !== 'pusher:pong') connection.sendError(null, 'Unknown event.');
}

function subscribe(app: PusherApp, connection: Connection, data: unknown): void {
  const request = Subscribe.safeParse(data).data;
  if (!request) {
    connection.sendError(null, 'No channel to subscribe to.');
    return;
  }
  const { channel } = request;
  const error = subscriptionError(app, connection, request);
  if (error) {
    connection.send('pusher:subscription_error', error, channel.slice(0, NAME_LENGTH));
    return;
  }
  connection.channels.add(channel);
  connection.send('pusher_internal:subscription_succeeded', '{}', channel);
}

function unsubscribe(connection: Connection, data: unknown): void {
  const request = Subscribe.safeParse(data).data;
  if (request) connection.channels.delete(request.channel);
  else connection.sendError(null, 'No channel to unsubscribe from.');
}

function signIn(app: PusherApp, connection: Connection, data: unknown): void {
  const { auth = '', user_data = '' } = SignIn.safeParse(data).data ?? {};
  const user = UserData.safeParse(parseJson(user_data)).data;
  if (!user || !isAuthorized(app, `${connection.id}::user::${user_data}`, auth)) {
    connection.close(CLOSE.unauthorized, 'The sign-in is not authorized.');
    return;
  }
  connection.user = user.id;
  connection.send('pusher:signin_success', { user_data });
}

/** Returns the protocol's error for a rejected subscription; undefined for an allowed one. */
function subscriptionError(
  app: PusherApp,
  { id, user, channels }: Connection,
  { channel, auth = '' }: z.output<typeof Subscribe>,
): { type: string; error: string; status: number } | undefined {
  const isOwn = user !== undefined && channel === `#server-to-user-${user}`;
  if (!isOwn && !CHANNEL.test(channel))
    return { type: 'ChannelError', error: 'The name of the channel is not valid.', status: 400 };
  if (channel.startsWith('presence-'))
    return { type: 'ChannelError', error: 'Presence channels are not supported.', status: 403 };
  if (channel.startsWith('private-') && !isAuthorized(app, `${id}:${channel}`, auth))
    return { type: 'AuthError', error: 'The subscription is not authorized.', status: 401 };
  if (channels.size >= CHANNELS_PER_CONNECTION && !channels.has(channel))
    return { type: 'LimitReached', error: 'This connection has too many channels.', status: 403 };
  return undefined;
}

/** Parses JSON text. Clients send an event's data as an object or as JSON text. */
function parseJson(value: unknown): unknown {
  if (typeof value !== 'string') return value;
  try {
    return JSON.parse(value);
  } catch {
    return undefined;
  }
}
