import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { listen, officialClient, signIn } from '../testing/official-client.ts';
import { ready, run } from '../testing/provider-process.ts';
import { TEST_SERVER } from '../testing/temporary-database.ts';
import { demoDatabase } from '../testing/test-databases.ts';

const MESSAGES = 20;

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
    await Promise.all(processes.map(({ exit }) => exit));
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
