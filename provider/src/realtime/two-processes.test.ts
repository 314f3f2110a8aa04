import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import * as endpoints from '@foyer/shared/api/endpoints.ts';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createGuest, createHotel } from '../testing/fixtures.ts';
import { listen, officialClient, signIn } from '../testing/official-client.ts';
import { ready, run } from '../testing/provider-process.ts';
import { TEST_SERVER } from '../testing/temporary-database.ts';
import { type TestApp, testApp } from '../testing/test-app.ts';
import { DATABASES, demoDatabase } from '../testing/test-databases.ts';
import { testEndpoint } from '../testing/test-endpoint.ts';
import { startPublisher } from './publisher.ts';

const MESSAGES = 20;

test.each(DATABASES)(
  "API-21 API-70 guests of two providers on one $name receive every event once, and a logout at one ends the other's connection",
  async ({ open }) => {
    const service = await testEndpoint();
    const first = await testApp(open);
    const second = await testApp(async () => ({ db: first.db, close: async () => {} }));
    const publishers = [first, second].map(({ deps }) => {
      const publisher = startPublisher({ pusher: service.sdk, log: deps.log });
      Object.assign(deps, publisher, { signer: service.sdk });
      return publisher;
    });
    const { id, email, password } = await createGuest(first.db, await createHotel(first.db));

    /** Signs a device in at a provider and subscribes it to the guest's chat. */
    async function device({ app, post }: TestApp) {
      const { token } = (await post(endpoints.login, { email, password })).body.data;
      const client = await service.connect();
      const headers = { Authorization: `Bearer ${token}` };
      const body = new URLSearchParams({ socket_id: await client.id() });
      const signed = await app.request('/broadcasting/user-auth', {
        method: 'POST',
        headers,
        body,
      });
      client.send({ event: 'pusher:signin', data: await signed.json() });
      const channel = `private-quick-chat.${id}`;
      await service.request(client, channel);
      await client.frame('pusher_internal:subscription_succeeded', channel);
      const events = () => client.received.filter(({ event }) => event === 'QuickChatSend');
      return {
        ...client,
        token,
        messages: () => events().map(({ data }) => JSON.parse(String(data))),
      };
    }
    const [one, other] = [await device(first), await device(second)];
    const sent: number[] = [];
    for (let index = 0; index < MESSAGES; index += 1) {
      const message = { body: `message ${index}`, to_user_id: null };
      const provider = index % 2 ? first : second;
      sent.push(
        (await provider.post(endpoints.sendQuickChat, message, { token: one.token })).body.data.id,
      );
    }
    for (const { messages } of [one, other]) {
      await expect.poll(() => messages().length).toBe(MESSAGES);
      expect(
        messages()
          .map(({ message }) => message.id)
          .toSorted((one, other) => one - other),
      ).toEqual(sent);
    }
    await first.post(endpoints.logout, null, { token: other.token });
    await other.closed;
    expect(one.socket.readyState).toBe(one.socket.OPEN);

    one.socket.terminate();
    await Promise.all(publishers.map(({ stop }) => stop()));
    await first.close();
    await service.stop();
  },
);

/** The second provider publishes to the first one's endpoint as to any Pusher-compatible service. */
describe.skipIf(!TEST_SERVER)('API-21 API-70 two provider processes on one PostgreSQL', () => {
  const folder = mkdtempSync(join(tmpdir(), 'foyer-two-'));
  const processes: ReturnType<typeof run>[] = [];
  let drop: () => Promise<void>;
  let [first, second] = ['', ''];
  beforeAll(async () => {
    const database = await demoDatabase();
    drop = database.drop;
    const start = (name: string, variables: Record<string, string>) => {
      const started = run('server', {
        FOYER_DATA: join(folder, name),
        DATABASE_URL: database.url,
        SECRET: 'the same secret for every process, of 32 characters',
        PROVIDER_PORT: '0',
        PUSHER_APP_SECRET: 'the secret of the app',
        ...variables,
      });
      processes.push(started);
      return ready(started);
    };
    first = await start('first', {});
    second = await start('second', {
      PUSHER_APP_ID: 'foyer',
      PUSHER_APP_KEY: 'foyer',
      PUSHER_HOST: '127.0.0.1',
      PUSHER_PORT: new URL(first).port,
      PUSHER_SCHEME: 'http',
    });
  });
  afterAll(async () => {
    for (const { child } of processes) child.kill('SIGTERM');
    await Promise.all(processes.map(({ ended }) => ended));
    await drop();
    rmSync(folder, { recursive: true });
  });

  test('guests of both receive every message of both, and a logout at either ends its connection', async () => {
    const [one, other] = [await signIn(first), await signIn(second)];
    const devices = [
      await listen(officialClient(one.token, first, first), one),
      await listen(officialClient(other.token, second, first), other),
    ];
    const sent: number[] = [];
    for (let index = 0; index < MESSAGES; index += 1) {
      const response = await fetch(`${index % 2 ? first : second}/quick-chat/send`, {
        method: 'POST',
        headers: { Authorization: `Bearer ${one.token}` },
        body: JSON.stringify({ body: `message ${index}`, to_user_id: null }),
      });
      sent.push((await response.json()).data.id);
    }
    for (const { received } of devices) {
      await expect.poll(() => received.length).toBe(MESSAGES);
      const ids = received.map((event) => (event as { message: { id: number } }).message.id);
      expect(ids.toSorted((one, other) => one - other)).toEqual(sent);
    }
    const [, device] = devices;
    const ended = new Promise((done) => device?.client.connection.bind('disconnected', done));
    const headers = { Authorization: `Bearer ${other.token}` };
    await fetch(`${second}/logout`, { method: 'POST', headers, body: 'null' });
    await ended;
    expect(devices[0]?.client.connection.state).toBe('connected');
    for (const { client } of devices) client.disconnect();
  });

  test('the second provider serves no endpoint', async () => {
    const [one, other] = await Promise.all(
      [first, second].map((url) => fetch(`${url}/apps/foyer/channels/open`)),
    );
    expect([one?.status, other?.status]).toEqual([401, 404]);
  });
});
