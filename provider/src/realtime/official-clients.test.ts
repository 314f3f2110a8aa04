import { freePort } from '@foyer/build/ports';
import { chatChannel } from '@foyer/shared/contracts/provider/broadcast.ts';
import Pusher from 'pusher';
import type Client from 'pusher-js';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { type RunningProvider, startProvider } from '../start.ts';
import { listen, officialClient, type SignedIn, signIn } from '../testing/official-client.ts';
import { testData } from '../testing/test-databases.ts';

const SECRET = 'the secret of the app';

/** Tests the official clients against a complete provider. */
describe('API-20 the official clients', () => {
  let data: Awaited<ReturnType<typeof testData>>;
  let provider: RunningProvider;
  let sdk: Pusher;
  const clients: Client[] = [];
  // A port that stays free while the provider restarts.
  let port: number;
  const start = () => startProvider({ port, ...data, testing: true, pusher: { secret: SECRET } });
  beforeAll(async () => {
    data = await testData();
    port = await freePort();
    provider = await start();
    const options = { appId: 'foyer', key: 'foyer', secret: SECRET, useTLS: false };
    sdk = new Pusher({ ...options, host: '127.0.0.1', port: String(port) });
  });
  afterEach(() => {
    for (const client of clients.splice(0)) client.disconnect();
  });
  afterAll(async () => {
    await provider.stop();
    await data.remove();
  });

  const connect = (token: string): Client => {
    const client = officialClient(token, provider.url);
    clients.push(client);
    return client;
  };
  const signedIn = () => signIn(provider.url);
  const listening = (guest: SignedIn) => listen(connect(guest.token), guest);

  test('MSG-17 receive events of an authorized channel', async () => {
    const guest = await signedIn();
    const { received, name } = await listening(guest);
    await sdk.trigger(name, 'QuickChatSend', { message: { id: 1, body: 'Good evening 🌙' } });
    await expect.poll(() => received).toEqual([{ message: { id: 1, body: 'Good evening 🌙' } }]);
  });

  test("cannot subscribe to another guest's channel", async () => {
    const guest = await signedIn();
    const rejected = new Promise((done) =>
      connect(guest.token)
        .subscribe(`private-${chatChannel(guest.id + 1)}`)
        .bind('pusher:subscription_error', done),
    );
    expect(await rejected).toMatchObject({ type: 'AuthError', status: 403 });
  });

  test('do not receive their own messages', async () => {
    const guest = await signedIn();
    const [one, other] = [await listening(guest), await listening(guest)];
    const socket_id = one.client.connection.socket_id;
    await sdk.trigger(one.name, 'QuickChatSend', 'first', { socket_id });
    await sdk.trigger(one.name, 'QuickChatSend', 'second');
    await expect.poll(() => other.received).toEqual(['first', 'second']);
    await expect.poll(() => one.received).toEqual(['second']);
  });

  test("sign in, receive their session's events, and are closed with the session", async () => {
    const guest = await signedIn();
    const other = await signedIn();
    const [mine, another] = [await listening(guest), await listening(other)];
    const ended = new Promise((done) => mine.client.connection.bind('disconnected', done));
    const received = new Promise((done) => mine.client.user.bind('hello', done));
    const session = `session-${guest.token.split('|')[0]}`;
    await expect
      .poll(async () => {
        await sdk.sendToUser(session, 'hello', 'you');
        return Promise.race([received, undefined]);
      })
      .toBe('you');
    await fetch(`${provider.url}/logout`, {
      method: 'POST',
      headers: { Authorization: `Bearer ${guest.token}` },
      body: 'null',
    });
    await ended;
    expect(another.client.connection.state).toBe('connected');
  });

  test('MSG-17 reconnect after a restart of the provider and receive further events', async () => {
    const guest = await signedIn();
    const { client, channel, received, name } = await listening(guest);
    const left = client.connection.socket_id;
    const again = new Promise((done) => channel.bind('pusher:subscription_succeeded', done));
    await provider.stop();
    provider = await start();
    await again;
    expect(client.connection.socket_id).not.toBe(left);
    await sdk.trigger(name, 'QuickChatSend', 'after');
    await expect.poll(() => received).toEqual(['after']);
  });
});
