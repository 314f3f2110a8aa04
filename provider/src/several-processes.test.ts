import { randomUUID } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type RunningProvider, startProvider } from './start.ts';
import { TEST_LIMITS, TEST_SERVER, temporaryDatabase } from './testing/temporary-database.ts';

/** Two providers that share nothing but PostgreSQL and the secret. */
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

  /** The same POST to every provider at once, `times` over. */
  async function postToAll(
    path: string,
    body: object,
    times = 1,
    headers: Record<string, string> = {},
  ) {
    const urls = Array.from({ length: times }, () => providers.map(({ url }) => url)).flat();
    const answers = urls.map((url) =>
      fetch(url + path, { method: 'POST', body: JSON.stringify(body), headers }),
    );
    return Promise.all(
      (await Promise.all(answers)).map(async (answer) => ({
        status: answer.status,
        body: await answer.text(),
      })),
    );
  }

  it('start at the same moment on an empty database and seed it once', async () => {
    for (const { url } of providers) {
      const body = JSON.stringify({ email: 'guest@grand-plaza.test', password: 'Welcome123' });
      expect((await fetch(`${url}/login`, { method: 'POST', body })).status).toBe(200);
    }
  });

  it("keep every password at the least cost that OWASP recommends, no test's", async () => {
    const client = new pg.Client(database.url);
    await client.connect();
    const { rows } = await client.query('select password_hash from users');
    await client.end();
    expect(rows.length).toBeGreaterThan(0);
    for (const { password_hash } of rows) expect(password_hash).toContain('$m=19456,t=2,p=1$');
  });

  it('make one record of one submission that reaches them all', async () => {
    const guest = {
      name: 'Noor Ahmadi',
      email: `noor-${randomUUID()}@example.com`,
      phone: '+447700900123',
      password: 'Lantern42',
      password_confirmation: 'Lantern42',
      hotel_slug: 'seaside-inn',
    };
    const answers = await postToAll('/register', guest, 3, { 'Idempotency-Key': randomUUID() });
    expect(answers.map(({ status }) => status)).toEqual(Array.from({ length: 9 }, () => 201));
    expect(new Set(answers.map(({ body }) => body)).size).toBe(1);
  });

  it('count limits together', async () => {
    const answers = await postToAll(
      '/login',
      { email: 'guest@seaside-inn.test', password: 'x' },
      10,
    );
    expect(answers.filter(({ status }) => status === 422)).toHaveLength(10);
    expect(answers.filter(({ status }) => status === 429)).toHaveLength(20);
  });

  it('know the tokens of each other', async () => {
    const [first, second] = providers;
    const body = JSON.stringify({ email: 'guest@grand-plaza.test', password: 'Welcome123' });
    const signedIn = await fetch(`${first?.url}/login`, { method: 'POST', body });
    const { token } = (await signedIn.json()).data;
    const headers = { Authorization: `Bearer ${token}` };
    expect((await fetch(`${second?.url}/categories/dining`, { headers })).status).toBe(200);
  });
});
