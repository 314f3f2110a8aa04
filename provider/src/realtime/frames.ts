import * as z from 'zod/mini';
import { CLOSE, type Connection } from './connection.ts';
import type { Connections } from './connections.ts';
import { isAuthorized, type PusherApp } from './pusher-app.ts';

/** Maximum length of an echoed channel name. */
const NAME_LENGTH = 200;
/** The protocol's code for rejected client events; the endpoint accepts none. */
const CLIENT_EVENT_REJECTED = 4301;
/** Far above the channels of a session. */
const CHANNELS_PER_CONNECTION = 10;
/** The official clients do not repeat a failed subscription. */
const FAILED_SUBSCRIPTIONS = 5;
const PRIVATE_CHANNEL = /^private-[\w\-=@,.;]{1,192}$/;

const Frame = z.object({
  event: z.string().check(z.maxLength(NAME_LENGTH)),
  data: z.optional(z.unknown()),
});
const Subscribe = z.object({ channel: z.string(), auth: z._default(z.string(), '') });
const SignIn = z.object({ auth: z.string(), user_data: z.string() });
const UserData = z.object({
  id: z.string().check(z.minLength(1)),
  user_info: z._default(z.object({ channels: z.array(z.string()) }), { channels: [] }),
});

type Service = { app: PusherApp; connections: Connections };
type Rejection = { type: string; error: string; status: number };

const NOT_PRIVATE: Rejection = {
  type: 'ChannelError',
  error: 'This is not the name of a private channel.',
  status: 403,
};
const NOT_AUTHORIZED: Rejection = {
  type: 'AuthError',
  error: 'The subscription is not authorized.',
  status: 401,
};
const TOO_MANY: Rejection = {
  type: 'LimitReached',
  error: 'This connection has too many channels.',
  status: 403,
};

/** Handles a client's frame; an unknown event gets an error and the connection stays open. */
export function handleFrame(service: Service, connection: Connection, text: string): void {
  const { event = '', data } = Frame.safeParse(parseJson(text)).data ?? {};
  if (event === 'pusher:ping') connection.send('pusher:pong', {});
  else if (event === 'pusher:subscribe') subscribe(service, connection, parseJson(data));
  else if (event === 'pusher:unsubscribe') unsubscribe(service, connection, parseJson(data));
  else if (event === 'pusher:signin') signIn(service, connection, parseJson(data));
  else if (event.startsWith('client-'))
    connection.sendError(
      CLIENT_EVENT_REJECTED,
      'Client event rejected: client events are not supported.',
    );
  else if (event !== 'pusher:pong') connection.sendError(null, 'Unknown event.');
}

/** Joins a signed channel of the session; before the sign-in the channel waits for it. */
function subscribe({ app, connections }: Service, connection: Connection, data: unknown): void {
  const request = Subscribe.safeParse(data).data;
  if (!request) {
    connection.sendError(null, 'No channel to subscribe to.');
    return;
  }
  const { channel, auth } = request;
  const { id, session, channels, waitingChannels } = connection;
  const isFull = channels.size + waitingChannels.size >= CHANNELS_PER_CONNECTION;
  const isServerToUser = session !== undefined && channel === serverToUser(session.id);
  if (!isServerToUser && !PRIVATE_CHANNEL.test(channel)) reject(connection, channel, NOT_PRIVATE);
  else if (!isServerToUser && !isAuthorized(app, `${id}:${channel}`, auth))
    reject(connection, channel, NOT_AUTHORIZED);
  else if (isFull && !channels.has(channel) && !waitingChannels.has(channel))
    reject(connection, channel, TOO_MANY);
  else if (session) join(connections, connection, channel);
  else waitingChannels.add(channel);
}

function join(connections: Connections, connection: Connection, channel: string): void {
  const { id = '', channels = [] } = connection.session ?? {};
  if (channel !== serverToUser(id) && !channels.includes(channel)) {
    reject(connection, channel, NOT_AUTHORIZED);
    return;
  }
  connections.subscribe(connection, channel);
  connection.send('pusher_internal:subscription_succeeded', '{}', channel);
}

const serverToUser = (sessionId: string) => `#server-to-user-${sessionId}`;

/** Rejects a subscription, and closes the connection after a few rejections. */
function reject(connection: Connection, channel: string, rejection: Rejection): void {
  connection.send('pusher:subscription_error', rejection, channel.slice(0, NAME_LENGTH));
  connection.failedSubscriptions += 1;
  if (connection.failedSubscriptions >= FAILED_SUBSCRIPTIONS)
    connection.close(CLOSE.overCapacity, 'Too many failed subscriptions.');
}

function unsubscribe({ connections }: Service, connection: Connection, data: unknown): void {
  const request = Subscribe.safeParse(data).data;
  if (!request) {
    connection.sendError(null, 'No channel to unsubscribe from.');
    return;
  }
  connection.waitingChannels.delete(request.channel);
  connections.unsubscribe(connection, request.channel);
}

function signIn({ app, connections }: Service, connection: Connection, data: unknown): void {
  const { auth = '', user_data = '' } = SignIn.safeParse(data).data ?? {};
  const user = UserData.safeParse(parseJson(user_data)).data;
  const isSigned = isAuthorized(app, `${connection.id}::user::${user_data}`, auth);
  const session = isSigned && user && { id: user.id, channels: user.user_info.channels };
  if (!session || !connections.signIn(connection, session)) {
    connection.close(CLOSE.unauthorized, 'The sign-in is not authorized.');
    return;
  }
  connection.send('pusher:signin_success', { user_data });
  for (const channel of connection.waitingChannels) join(connections, connection, channel);
  connection.waitingChannels.clear();
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
