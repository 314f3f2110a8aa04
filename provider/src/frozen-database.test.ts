import { randomUUID } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { eq } from 'drizzle-orm';
import pg from 'pg';
import { pino } from 'pino';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import type { OpenDatabase } from './db/database.ts';
import { isUnavailable } from './db/errors.ts';
import { openPostgres } from './db/postgres.ts';
import { users } from './db/schema/accounts.ts';
import { hotels } from './db/schema/hotels.ts';
import { type RunningProvider, startProvider } from './start.ts';
import { freezingProxy } from './testing/freezing-proxy.ts';
import { ready, run } from './testing/provider-process.ts';
import { TEST_SERVER } from './testing/temporary-database.ts';
import { demoDatabase } from './testing/test-databases.ts';

/** Query time limit in these tests, long enough for a busy machine; the default is 5 s. */
const QUERY_TIMEOUT_MS = 900;
const CONNECTIONS = 3;
const LOCK = 7_036_937;

describe.skipIf(!TEST_SERVER)('FAULT-36 FAULT-45 the provider with a frozen PostgreSQL', () => {
  let database: Awaited<ReturnType<typeof demoDatabase>>;
  let proxy: Awaited<ReturnType<typeof freezingProxy>>;
  let provider: RunningProvider;
  let direct: pg.Client;
  const folder = mkdtempSync(join(tmpdir(), 'foyer-frozen-'));
  beforeAll(async () => {
    database = await demoDatabase();
    proxy = await freezingProxy(database.url);
    direct = new pg.Client(database.url);
    await direct.connect();
    provider = await startProvider({
      port: 0,
      dataDir: folder,
      databaseUrl: proxy.url,
      database: { queryTimeoutMs: QUERY_TIMEOUT_MS, connections: CONNECTIONS },
      demoData: true,
    });
  });
  afterEach(() => proxy.thaw());
  afterAll(async () => {
    await provider.stop();
    await proxy.close();
    await direct.end();
    await database.drop();
    rmSync(folder, { recursive: true });
  });

  async function call(path: string, body?: object, headers: Record<string, string> = {}) {
    const response = await fetch(provider.url + path, {
      ...(body && { method: 'POST', body: JSON.stringify(body) }),
      headers,
    });
    const { message } = await response.json();
    return { status: response.status, retryAfter: response.headers.get('Retry-After'), message };
  }
  const newGuest = (email: string) => ({
    name: 'Noor Ahmadi',
    email,
    phone: '+447700900123',
    password: 'Lantern42',
    password_confirmation: 'Lantern42',
    hotel_slug: 'grand-plaza',
  });
  const guest = { email: 'guest@grand-plaza.test', password: 'Welcome123' };
  const countUsers = async (email: string) => {
    const { rows } = await direct.query('select id from users where email = $1', [email]);
    return rows.length;
  };
  /** Counts the provider's sessions that are still in a transaction at the server. */
  const inTransaction = async () => {
    const { rows } = await direct.query(
      `select pid from pg_stat_activity where datname = current_database()
       and pid <> pg_backend_pid() and xact_start is not null and backend_type = 'client backend'`,
    );
    return rows;
  };

  test('answers every call with 503 and Retry-After, also more calls than connections', async () => {
    proxy.freeze();
    const calls = [
      ...Array.from({ length: 4 * CONNECTIONS }, (_, index) => call(`/hotels/nowhere-${index}`)),
      call('/login', guest),
      call('/login', guest, { 'Idempotency-Key': randomUUID() }),
      call('/register', newGuest('frozen@example.com'), { 'Idempotency-Key': randomUUID() }),
      call('/categories/dining', undefined, { Authorization: `Bearer 1|${'a'.repeat(43)}` }),
    ];
    for (const response of await Promise.all(calls)) {
      expect(response).toEqual({
        status: 503,
        retryAfter: expect.stringMatching(/^[1-9]\d*$/),
        message: expect.stringContaining('try again'),
      });
    }
  });

  test('reports 503 for health within its own time limit', async () => {
    proxy.freeze();
    const responses = await Promise.all(Array.from({ length: 20 }, () => call('/healthz')));
    expect(responses.map(({ status, retryAfter }) => [status, retryAfter])).toEqual(
      responses.map(() => [503, '1']),
    );
  });

  test('recovers with all its connections after the thaw', async () => {
    proxy.freeze();
    await Promise.all(Array.from({ length: 2 * CONNECTIONS }, () => call('/login', guest)));
    proxy.thaw();
    await expect.poll(async () => (await call('/healthz')).status).toBe(200);
    const responses = await Promise.all(
      Array.from({ length: 3 * CONNECTIONS }, () => call('/hotels/grand-plaza')),
    );
    expect(responses.map(({ status }) => status)).toEqual(responses.map(() => 200));
  });

  test('leaves no rows of an interrupted transaction', async () => {
    const email = `cut-${randomUUID()}@example.com`;
    proxy.when('insert into "users"', proxy.freeze);
    expect((await call('/register', newGuest(email))).status).toBe(503);
    expect(await inTransaction()).toHaveLength(1);
    proxy.thaw();
    await expect.poll(inTransaction).toEqual([]);
    expect(await countUsers(email)).toBe(0);
    expect((await call('/register', newGuest(email))).status).toBe(201);
  });

  test('stores one row when the commit froze, and the retry gets its response', async () => {
    const email = `late-${randomUUID()}@example.com`;
    const headers = { 'Idempotency-Key': randomUUID() };
    proxy.when('commit', proxy.freeze);
    expect((await call('/register', newGuest(email), headers)).status).toBe(503);
    expect(await countUsers(email)).toBe(0);
    proxy.thaw();
    expect((await call('/register', newGuest(email), headers)).status).toBe(201);
    expect(await countUsers(email)).toBe(1);
  });

  test('survives the loss of all connections during a request', async () => {
    const email = `broken-${randomUUID()}@example.com`;
    for (const text of ['begin', 'insert into "users"', 'from "users"']) {
      proxy.when(text, proxy.cut);
      expect((await call('/register', newGuest(email))).status, text).toBe(503);
    }
    expect((await call('/register', newGuest(email))).status).toBe(201);
  });
});

describe.skipIf(!TEST_SERVER)('FAULT-36 the connections to PostgreSQL', () => {
  let database: Awaited<ReturnType<typeof demoDatabase>>;
  let proxy: Awaited<ReturnType<typeof freezingProxy>>;
  let opened: OpenDatabase;
  beforeAll(async () => {
    database = await demoDatabase();
    proxy = await freezingProxy(database.url);
    const limits = { queryTimeoutMs: QUERY_TIMEOUT_MS, connections: 1 };
    opened = await openPostgres(proxy.url, async () => {}, limits);
  });
  afterAll(async () => {
    await opened.close();
    await proxy.close();
    await database.drop();
  });
  const outcomeOf = (query: Promise<unknown>) =>
    query.then(
      () => 'answered',
      (error: unknown) => (isUnavailable(error) ? 'unavailable' : error),
    );

  test('set the time limits at the server too', async () => {
    const settingOf = async (name: string) =>
      ((await opened.db.execute(`show ${name}`)) as pg.QueryResult).rows[0];
    expect(await settingOf('statement_timeout')).toEqual({
      statement_timeout: `${QUERY_TIMEOUT_MS}ms`,
    });
    expect(await settingOf('idle_in_transaction_session_timeout')).toEqual({
      idle_in_transaction_session_timeout: '10s',
    });
    expect(await outcomeOf(opened.db.execute('select pg_sleep(60)'))).toBe('unavailable');
  });

  test('are not leaked by a failed begin, nor reused during a pending response', async () => {
    for (const step of ['begin', 'query'] as const) {
      if (step === 'begin') proxy.freeze();
      const transaction = opened.db.transaction(async (tx) => {
        await tx.insert(hotels).values({ slug: `cut-${step}`, name: 'Cut' });
        proxy.freeze();
        await tx.select().from(users);
      });
      expect(await outcomeOf(transaction), step).toBe('unavailable');
      proxy.thaw();
      await expect.poll(() => outcomeOf(opened.db.execute('select 1'))).toBe('answered');
      const left = opened.db
        .select()
        .from(hotels)
        .where(eq(hotels.slug, `cut-${step}`));
      expect(await left, step).toEqual([]);
    }
  });

  test('are awaited no longer than a query', async () => {
    const [started, over] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
    const transaction = opened.db.transaction(async () => {
      started.resolve();
      await over.promise;
    });
    await started.promise;
    expect(await outcomeOf(opened.db.execute('select 1'))).toBe('unavailable');
    over.resolve();
    await transaction;
    expect(await outcomeOf(opened.db.execute('select 1'))).toBe('answered');
  });
});

describe.skipIf(!TEST_SERVER)('FAULT-45 the provider as a process on a frozen PostgreSQL', () => {
  test('exits on a signal', async () => {
    const database = await demoDatabase();
    const proxy = await freezingProxy(database.url);
    const folder = mkdtempSync(join(tmpdir(), 'foyer-frozen-'));
    const provider = run('server', {
      FOYER_DATA: folder,
      PROVIDER_PORT: '0',
      DATABASE_URL: proxy.url,
    });
    const url = await ready(provider);
    const frozen = Promise.withResolvers<void>();
    proxy.when('grand-plaza', () => {
      proxy.freeze();
      frozen.resolve();
    });
    const pending = fetch(`${url}/hotels/grand-plaza`);
    await frozen.promise;
    provider.child.kill('SIGTERM');
    expect([await provider.ended, (await pending).status]).toEqual([0, 503]);
    await proxy.close();
    await database.drop();
    rmSync(folder, { recursive: true });
  });

  test("waits for another process's migration and logs the lock's holder", async () => {
    const database = await demoDatabase();
    const holder = new pg.Client({ connectionString: database.url, application_name: 'the other' });
    await holder.connect();
    await holder.query('select pg_advisory_lock($1)', [LOCK]);
    const waitedMs = async () => {
      const { rows } = await holder.query(
        `select extract(epoch from now() - backend_start) * 1000 as ms from pg_stat_activity
         where datname = current_database() and query like '%pg_advisory_lock(%'
         and pid <> pg_backend_pid()`,
      );
      return Number(rows[0]?.ms);
    };
    const logged: Record<string, unknown>[] = [];
    const log = pino({}, { write: (line: string) => logged.push(JSON.parse(line)) });
    const opening = openPostgres(database.url, async () => {}, {
      log,
      queryTimeoutMs: QUERY_TIMEOUT_MS,
    });
    await expect.poll(() => logged.length).toBe(1);
    expect(logged[0]).toMatchObject({
      msg: 'waiting until another process has migrated the database',
      waitingPid: process.pid,
      lockHolder: { name: 'the other', pid: expect.any(Number), address: expect.any(String) },
    });
    // Longer than every other time limit.
    await expect.poll(waitedMs).toBeGreaterThan(2 * QUERY_TIMEOUT_MS);
    await holder.end();
    await (await opening).close();
    await database.drop();
  });
});
