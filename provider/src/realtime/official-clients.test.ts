import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chatChannel } from '@foyer/shared/contracts/broadcast';
import Pusher from 'pusher';
import Client from 'pusher-js';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { type RunningProvider, startProvider } from '../start.ts';

const SECRET = 'the secret of the app';

/** The official clients, as the app and a hotel group's servers use them, against a whole provider. */
describe('the official clients', () => {
  const dataDir = mkdtempSync(join(tmpdir(), 'foyer-realtime-'));
  let provider: RunningProvider;
  let sdk: Pusher;
  const clients: Client[] = [];
  const start = (port: number) =>
    startProvider({ port, dataDir, testing: true, pusher: { secret: SECRET } });
  const port = () => Number(new URL(provider.url).port);
  beforeAll(async () => {
    provider = await start(0);
    const options = { appId: 'foyer', key: 'foyer', secret: SECRET, useTLS: false };
    sdk = new Pusher({ ...options, host: '127.0.0.1', port: String(port()) });
  });
  afterEach(() => {
    for (const client of clients.splice(0)) client.disconnect();
  });
  afterAll(async () => {
    await provider.stop();
    rmSync(dataDir, { recursive: true });
  });

  async function signIn(): Promise<{ id: number; token: string }> {
    const body = JSON.stringify({ email: 'guest@grand-plaza.test', password: 'Welcome123' });
    const { data } = await (await fetch(`${provider.url}/login`, { method: 'POST', body })).json();
    return { id: data.user.id, token: data.token };
  }

  function connect(token: string): Client {
    const auth = { transport: 'ajax' as const, headers: { Authorization: `Bearer ${token}` } };
    const client = new Client('foyer', {
      cluster: '',
      wsHost: '127.0.0.1',
      wsPort: port(),
      forceTLS: false,
      enabledTransports: ['ws'],
      channelAuthorization: { ...auth, endpoint: `${provider.url}/broadcasting/auth` },
      userAuthentication: { ...auth, endpoint: `${provider.url}/broadcasting/user-auth` },
    });
    clients.push(client);
    return client;
  }

  /** A client that hears a guest's chat; `heard` grows. */
  async function listening(guest: { id: number; token: string }) {
    const client = connect(guest.token);
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

  it('MSG-17 hear what is published on a channel that they were let into', async () => {
    const guest = await signIn();
    const { heard, name } = await listening(guest);
    await sdk.trigger(name, 'QuickChatSend', { message: { id: 1, body: 'Good evening 🌙' } });
    await expect.poll(() => heard).toEqual([{ message: { id: 1, body: 'Good evening 🌙' } }]);
  });

  it("are not let into another's", async () => {
    const guest = await signIn();
    const refused = new Promise((done) =>
      connect(guest.token)
        .subscribe(`private-${chatChannel(guest.id + 1)}`)
        .bind('pusher:subscription_error', done),
    );
    expect(await refused).toMatchObject({ type: 'AuthError', status: 403 });
  });

  it('do not hear what they said themselves', async () => {
    const guest = await signIn();
    const [one, other] = [await listening(guest), await listening(guest)];
    const socket_id = one.client.connection.socket_id;
    await sdk.trigger(one.name, 'QuickChatSend', 'first', { socket_id });
    await sdk.trigger(one.name, 'QuickChatSend', 'second');
    await expect.poll(() => other.heard).toEqual(['first', 'second']);
    await expect.poll(() => one.heard).toEqual(['second']);
  });

  it('sign in, hear what only their session is told, and end with it', async () => {
    const guest = await signIn();
    const other = await signIn();
    const [mine, another] = [await listening(guest), await listening(other)];
    const ended = new Promise((done) => mine.client.connection.bind('disconnected', done));
    for (const { client } of [mine, another]) {
      client.signin();
      await client.user.signinDonePromise;
    }
    const told = new Promise((done) => mine.client.user.bind('hello', done));
    const session = `session-${guest.token.split('|')[0]}`;
    await expect
      .poll(async () => {
        await sdk.sendToUser(session, 'hello', 'you');
        return Promise.race([told, undefined]);
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

  it('MSG-17 come back by themselves when the provider started again, and hear on', async () => {
    const guest = await signIn();
    const { client, channel, heard, name } = await listening(guest);
    const left = client.connection.socket_id;
    const again = new Promise((done) => channel.bind('pusher:subscription_succeeded', done));
    const samePort = port();
    await provider.stop();
    provider = await start(samePort);
    await again;
    expect(client.connection.socket_id).not.toBe(left);
    await sdk.trigger(name, 'QuickChatSend', 'after');
    await expect.poll(() => heard).toEqual(['after']);
  }, 60_000);
});
