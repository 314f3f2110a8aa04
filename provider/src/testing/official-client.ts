import { chatChannel } from '@foyer/shared/contracts/provider/broadcast.ts';
import Client from 'pusher-js';

export type SignedIn = { id: number; token: string };

/** Signs the demo guest in. */
export async function signIn(url: string): Promise<SignedIn> {
  const body = JSON.stringify({ email: 'guest@grand-plaza.test', password: 'Welcome123' });
  const { data } = await (await fetch(`${url}/login`, { method: 'POST', body })).json();
  return { id: data.user.id, token: data.token };
}

/** Creates a signed-in official client: the provider at `url` signs, the endpoint at `service` connects. */
export function officialClient(token: string, url: string, service = url): Client {
  const auth = { transport: 'ajax' as const, headers: { Authorization: `Bearer ${token}` } };
  const client = new Client('foyer', {
    cluster: '',
    wsHost: '127.0.0.1',
    wsPort: Number(new URL(service).port),
    forceTLS: false,
    enabledTransports: ['ws'],
    channelAuthorization: { ...auth, endpoint: `${url}/broadcasting/auth` },
    userAuthentication: { ...auth, endpoint: `${url}/broadcasting/user-auth` },
  });
  client.signin();
  return client;
}

/** Subscribes a client to a guest's chat; `received` grows. */
export async function listen(client: Client, guest: SignedIn) {
  const name = `private-${chatChannel(guest.id)}`;
  const received: unknown[] = [];
  const channel = client.subscribe(name).bind('QuickChatSend', (data: unknown) => {
    received.push(data);
  });
  await new Promise((done, failed) => {
    channel.bind('pusher:subscription_succeeded', done);
    channel.bind('pusher:subscription_error', failed);
  });
  return { client, channel, received, name };
}
