import * as z from 'zod/mini';
import type { Audience } from './audience.ts';
import { CLOSE, type Connection } from './connection.ts';
import type { PusherApp } from './pusher-app.ts';
import { isAuthorized } from './signature.ts';
import { refusalOf, Subscribe } from './subscribe.ts';

/** How much of a refused name is said back. */
const NAME_LENGTH = 200;
/** The protocol's "too many client events": none are taken, since nothing of the app needs them. */
const CLIENT_EVENT_REFUSED = 4301;

const Frame = z.object({
  event: z.string().check(z.maxLength(NAME_LENGTH)),
  data: z.optional(z.unknown()),
});
const Unsubscribe = z.object({ channel: z.string() });
const SignIn = z.object({ auth: z.string(), user_data: z.string() });
const UserData = z.object({ id: z.string().check(z.minLength(1)) });

type Endpoint = { app: PusherApp; audience: Audience };

/** Does what a client asks for; what nobody understands is answered with an error, not with an end. */
export function handleFrame(endpoint: Endpoint, connection: Connection, text: string): void {
  const { event = '', data } = Frame.safeParse(decoded(text)).data ?? {};
  if (event === 'pusher:ping') connection.send('pusher:pong', {});
  else if (event === 'pusher:subscribe') subscribe(endpoint, connection, decoded(data));
  else if (event === 'pusher:unsubscribe') unsubscribe(endpoint, connection, decoded(data));
  else if (event === 'pusher:signin') signIn(endpoint, connection, decoded(data));
  else if (event.startsWith('client-'))
    connection.complain(CLIENT_EVENT_REFUSED, 'Client event rejected: none are taken here.');
  else if (event !== 'pusher:pong') connection.complain(null, 'This message is not understood.');
}

function subscribe({ app, audience }: Endpoint, connection: Connection, data: unknown): void {
  const asked = Subscribe.safeParse(data).data;
  if (!asked) {
    connection.complain(null, 'No channel to subscribe to.');
    return;
  }
  const { channel } = asked;
  const refusal = refusalOf(app, connection, asked);
  if (refusal) {
    connection.send('pusher:subscription_error', refusal, channel.slice(0, NAME_LENGTH));
    return;
  }
  audience.subscribe(connection, channel);
  connection.send('pusher_internal:subscription_succeeded', '{}', channel);
}

function unsubscribe({ audience }: Endpoint, connection: Connection, data: unknown): void {
  const asked = Unsubscribe.safeParse(data).data;
  if (asked) audience.unsubscribe(connection, asked.channel);
  else connection.complain(null, 'No channel to unsubscribe from.');
}

function signIn({ app, audience }: Endpoint, connection: Connection, data: unknown): void {
  const { auth = '', user_data = '' } = SignIn.safeParse(data).data ?? {};
  const user = UserData.safeParse(decoded(user_data)).data;
  if (!user || !isAuthorized(app, `${connection.id}::user::${user_data}`, auth)) {
    connection.close(CLOSE.unauthorized, 'The sign-in is not authorized.');
    return;
  }
  audience.signIn(connection, user.id);
  connection.send('pusher:signin_success', { user_data });
}

/** Clients send an event's data as it is or as JSON once more. */
function decoded(value: unknown): unknown {
  if (typeof value !== 'string') return value;
  try {
    return JSON.parse(value);
  } catch {
    return undefined;
  }
}
