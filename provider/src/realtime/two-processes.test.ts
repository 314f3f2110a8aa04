import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import * as endpoints from '@foyer/shared/api/endpoints';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createGuest, createHotel } from '../testing/fixtures.ts';
import { listen, officialClient, signIn } from '../testing/official-client.ts';
import { ready, run } from '../testing/provider-process.ts';
import { TEST_SERVER } from '../testing/temporary-database.ts';
import { type TestApp, testApp } from '../testing/test-app.ts';
import { DATABASES, demoDatabase } from '../testing/test-databases.ts';
import { testEndpoint } from '../testing/test-endpoint.ts';
import { startPublisher } from './publisher.ts';

const MESSAGES = 20;

it.each(DATABASES)(
  'API-21 of two providers on one $name a guest of either hears all, once, and a logout at one ends what the other let in',
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

    /** A device that signed in at a provider, and hears the guest's chat. */
    async function device({ app, post }: TestApp) {
      const { token } = (await post(endpoints.login, { email, password })).body.data;
      const client = await service.subscribed(`private-quick-chat.${id}`);
      const headers = { Authorization: `Bearer ${token}` };
      const body = new URLSearchParams({ socket_id: await client.id() });
      const signed = await app.request('/broadcasting/user-auth', {
        method: 'POST',
        headers,
        body,
      });
      client.say({ event: 'pusher:signin', data: await signed.json() });
      await client.frame('pusher:signin_success');
      const said = () => client.heard.filter(({ event }) => event === 'QuickChatSend');
      return { ...client, token, said: () => said().map(({ data }) => JSON.parse(String(data))) };
    }
    const [here, there] = [await device(first), await device(second)];
    const sent: number[] = [];
    for (let index = 0; index < MESSAGES; index += 1) {
      const message = { body: `message ${index}`, to_user_id: null };
      const at = index % 2 ? first : second;
      sent.push(
        (await at.post(endpoints.sendQuickChat, message, { token: here.token })).body.data.id,
      );
    }
    for (const { said } of [here, there]) {
      await expect.poll(() => said().length).toBe(MESSAGES);
      expect(
        said()
          .map(({ message }) => message.id)
          .toSorted((one, other) => one - other),
      ).toEqual(sent);
    }
    await first.post(endpoints.logout, null, { token: there.token });
    await there.closed;
    expect(here.socket.readyState).toBe(here.socket.OPEN);

    here.socket.terminate();
    await Promise.all(publishers.map(({ stop }) => stop()));
    await first.close();
    await service.stop();
  },
);

/** The second publishes to the first's endpoint, as it would to any Pusher-compatible service. */
describe.skipIf(!TEST_SERVER)('API-21 two provider processes on one PostgreSQL', () => {
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

  it('guests of both hear every message of both, and a logout at either ends its connection', async () => {
    const [here, there] = [await signIn(first), await signIn(second)];
    const devices = [
      await listen(officialClient(here.token, first, first), here),
      await listen(officialClient(there.token, second, first), there),
    ];
    const sent: number[] = [];
    for (let index = 0; index < MESSAGES; index += 1) {
      const answer = await fetch(`${index % 2 ? first : second}/quick-chat/send`, {
        method: 'POST',
        headers: { Authorization: `Bearer ${here.token}` },
        body: JSON.stringify({ body: `message ${index}`, to_user_id: null }),
      });
      sent.push((await answer.json()).data.id);
    }
    for (const { heard } of devices) {
      await expect.poll(() => heard.length).toBe(MESSAGES);
      const ids = heard.map((event) => (event as { message: { id: number } }).message.id);
      expect(ids.toSorted((one, other) => one - other)).toEqual(sent);
    }
    const [, other] = devices;
    other?.client.signin();
    await other?.client.user.signinDonePromise;
    const ended = new Promise((done) => other?.client.connection.bind('disconnected', done));
    const headers = { Authorization: `Bearer ${there.token}` };
    await fetch(`${second}/logout`, { method: 'POST', headers, body: 'null' });
    await ended;
    expect(devices[0]?.client.connection.state).toBe('connected');
    for (const { client } of devices) client.disconnect();
  });

  it('the second serves no endpoint of its own', async () => {
    const [one, other] = await Promise.all(
      [first, second].map((url) => fetch(`${url}/apps/foyer/channels`)),
    );
    expect([one?.status, other?.status]).toEqual([401, 404]);
  });
});
