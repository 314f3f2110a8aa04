import * as z from 'zod/mini';
import { CLOSE, type Connection } from './connection.ts';
import type { ConnectionRegistry } from './connection-registry.ts';
import type { PusherApp } from './pusher-app.ts';
import { isAuthorized } from './signature.ts';
import { Subscribe, subscriptionError } from './subscribe.ts';

/** Maximum length of an echoed channel name. */
const NAME_LENGTH = 200;
/** The protocol's code for rejected client events; the endpoint accepts none. */
const CLIENT_EVENT_REJECTED = 4301;

const Frame = z.object({
  event: z.string().check(z.maxLength(NAME_LENGTH)),
  data: z.optional(z.unknown()),
});
const Unsubscribe = z.object({ channel: z.string() });
const SignIn = z.object({ auth: z.string(), user_data: z.string() });
const UserData = z.object({ id: z.string().check(z.minLength(1)) });

type Endpoint = { app: PusherApp; registry: ConnectionRegistry };

/** Handles a client's frame; an unknown event gets an error and the connection stays open. */
export function handleFrame(endpoint: Endpoint, connection: Connection, text: string): void {
  const { event = '', data } = Frame.safeParse(parseJson(text)).data ?? {};
  if (event === 'pusher:ping') connection.send('pusher:pong', {});
  else if (event === 'pusher:subscribe') subscribe(endpoint, connection, parseJson(data));
  else if (event === 'pusher:unsubscribe') unsubscribe(endpoint, connection, parseJson(data));
  else if (event === 'pusher:signin') signIn(endpoint, connection, parseJson(data));
  else if (event.startsWith('client-'))
    connection.sendError(
      CLIENT_EVENT_REJECTED,
      'Client event rejected: client events are not supported.',
    );
  else if (event !== 'pusher:pong') connection.sendError(null, 'Unknown event.');
}

function subscribe({ app, registry }: Endpoint, connection: Connection, data: unknown): void {
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
  registry.subscribe(connection, channel);
  connection.send('pusher_internal:subscription_succeeded', '{}', channel);
}

function unsubscribe({ registry }: Endpoint, connection: Connection, data: unknown): void {
  const request = Unsubscribe.safeParse(data).data;
  if (request) registry.unsubscribe(connection, request.channel);
  else connection.sendError(null, 'No channel to unsubscribe from.');
}

function signIn({ app, registry }: Endpoint, connection: Connection, data: unknown): void {
  const { auth = '', user_data = '' } = SignIn.safeParse(data).data ?? {};
  const user = UserData.safeParse(parseJson(user_data)).data;
  if (!user || !isAuthorized(app, `${connection.id}::user::${user_data}`, auth)) {
    connection.close(CLOSE.unauthorized, 'The sign-in is not authorized.');
    return;
  }
  registry.signIn(connection, user.id);
  connection.send('pusher:signin_success', { user_data });
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
