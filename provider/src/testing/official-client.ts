import { chatChannel } from '@foyer/shared/contracts/broadcast';
import Client from 'pusher-js';

export type SignedIn = { id: number; token: string };

/** The demo guest, signed in once more. */
export async function signIn(url: string): Promise<SignedIn> {
  const body = JSON.stringify({ email: 'guest@grand-plaza.test', password: 'Welcome123' });
  const { data } = await (await fetch(`${url}/login`, { method: 'POST', body })).json();
  return { id: data.user.id, token: data.token };
}

/** The official client: signed for by the provider at `url`, connected to the endpoint at `service`. */
export function officialClient(token: string, url: string, service = url): Client {
  const auth = { transport: 'ajax' as const, headers: { Authorization: `Bearer ${token}` } };
  return new Client('foyer', {
    cluster: '',
    wsHost: '127.0.0.1',
    wsPort: Number(new URL(service).port),
    forceTLS: false,
    enabledTransports: ['ws'],
    channelAuthorization: { ...auth, endpoint: `${url}/broadcasting/auth` },
    userAuthentication: { ...auth, endpoint: `${url}/broadcasting/user-auth` },
  });
}

/** Lets a client hear a guest's chat; `heard` grows. */
export async function listen(client: Client, guest: SignedIn) {
  const name = `private-${chatChannel(guest.id)}`;
  const heard: unknown[] = [];
  const channel = client.subscribe(name).bind('QuickChatSend', (data: unknown) => {
    heard.push(data);
  });
  await new Promise((done, failed) => {
    channel.bind('pusher:subscription_succeeded', done);
    channel.bind('pusher:subscription_error', failed);
  });
  return { client, channel, heard, name };
}
