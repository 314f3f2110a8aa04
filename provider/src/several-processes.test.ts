import { randomUUID } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type RunningProvider, startProvider } from './start.ts';
import { TEST_LIMITS, TEST_SERVER, temporaryDatabase } from './testing/temporary-database.ts';

/** Tests two providers that share only PostgreSQL and the secret. */
describe.skipIf(!TEST_SERVER)('several processes on one PostgreSQL', () => {
  let database: Awaited<ReturnType<typeof temporaryDatabase>>;
  let providers: RunningProvider[] = [];
  const folders: string[] = [];
  beforeAll(async () => {
    database = await temporaryDatabase();
    const start = () => {
      const dataDir = mkdtempSync(join(tmpdir(), 'foyer-several-'));
      folders.push(dataDir);
      const secret = 'the same secret for every process, of 32 characters';
      return startProvider({
        port: 0,
        dataDir,
        databaseUrl: database.url,
        database: TEST_LIMITS,
        secret,
        demoData: true,
      });
    };
    providers = await Promise.all([start(), start(), start()]);
  });
  afterAll(async () => {
    await Promise.all(providers.map((provider) => provider.stop()));
    await database.drop();
    for (const folder of folders) rmSync(folder, { recursive: true });
  });

  /** Sends the same POST to every provider concurrently, `times` times. */
  async function postToAll(
    path: string,
    body: object,
    times = 1,
    headers: Record<string, string> = {},
  ) {
    const urls = Array.from({ length: times }, () => providers.map(({ url }) => url)).flat();
    const responses = urls.map((url) =>
      fetch(url + path, { method: 'POST', body: JSON.stringify(body), headers }),
    );
    return Promise.all(
      (await Promise.all(responses)).map(async (response) => ({
        status: response.status,
        body: await response.text(),
      })),
    );
  }

  test('start concurrently on an empty database and seed it once', async () => {
    for (const { url } of providers) {
      const body = JSON.stringify({ email: 'guest@grand-plaza.test', password: 'Welcome123' });
      expect((await fetch(`${url}/login`, { method: 'POST', body })).status).toBe(200);
    }
  });

  test("hash every password with OWASP's minimum cost, not the tests' cost", async () => {
    const client = new pg.Client(database.url);
    await client.connect();
    const { rows } = await client.query('select password_hash from users');
    await client.end();
    expect(rows.length).toBeGreaterThan(0);
    for (const { password_hash } of rows) expect(password_hash).toContain('$m=19456,t=2,p=1$');
  });

  test('store one row for a submission that reaches all of them', async () => {
    const guest = {
      name: 'Noor Ahmadi',
      email: `noor-${randomUUID()}@example.com`,
      phone: '+447700900123',
      password: 'Lantern42',
      password_confirmation: 'Lantern42',
      hotel_slug: 'seaside-inn',
    };
    const responses = await postToAll('/register', guest, 3, { 'Idempotency-Key': randomUUID() });
    expect(responses.map(({ status }) => status)).toEqual(Array.from({ length: 9 }, () => 201));
    expect(new Set(responses.map(({ body }) => body)).size).toBe(1);
  });

  test('API-110 store a message of the desk once for each of two guests', async () => {
    const [url = ''] = providers.map((provider) => provider.url);
    const call = async (path: string, body: object) =>
      (await (await fetch(url + path, { method: 'POST', body: JSON.stringify(body) })).json()).data;
    const password = 'Welcome123';
    const { token } = await call('/login', { email: 'admin@grand-plaza.test', password });
    const authorization = { Authorization: `Bearer ${token}` };
    const message = { body: 'Your room is ready', client_id: randomUUID() };
    const send = (to: string, body = message.body) =>
      postToAll('/admin/quick-chat/send', { ...message, to, body }, 3, authorization);
    const other = `noor-${randomUUID()}@example.com`;
    const names = { name: 'Noor Ahmadi', email: other, phone: '+447700900123' };
    const passwords = { password: 'Lantern42', password_confirmation: 'Lantern42' };
    await call('/register', { ...names, ...passwords, hotel_slug: 'grand-plaza' });

    const toBoth = await Promise.all([send('guest@grand-plaza.test'), send(other)]);
    const messages = toBoth.map((sent) => new Set(sent.map(({ status, body }) => status + body)));
    expect(messages.map(({ size }) => size)).toEqual([1, 1]);
    expect(new Set(messages.flatMap((sent) => [...sent])).size).toBe(2);
    for (const { status } of toBoth.flat()) expect(status).toBe(201);
    const rejected = await send(other, 'Another text');
    expect(rejected.map(({ status }) => status)).toEqual(rejected.map(() => 422));
  });

  test('share limits', async () => {
    const responses = await postToAll(
      '/login',
      { email: 'guest@seaside-inn.test', password: 'x' },
      10,
    );
    expect(responses.filter(({ status }) => status === 422)).toHaveLength(10);
    expect(responses.filter(({ status }) => status === 429)).toHaveLength(20);
  });

  test('accept the tokens of each other', async () => {
    const [first, second] = providers;
    const body = JSON.stringify({ email: 'guest@grand-plaza.test', password: 'Welcome123' });
    const signedIn = await fetch(`${first?.url}/login`, { method: 'POST', body });
    const { token } = (await signedIn.json()).data;
    const headers = { Authorization: `Bearer ${token}` };
    expect((await fetch(`${second?.url}/categories/dining`, { headers })).status).toBe(200);
  });
});
