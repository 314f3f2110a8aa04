import {
  afterAll,
  afterEach,
  beforeAll,
  beforeEach,
  describe,
  expect,
  onTestFinished,
  test,
  vi,
} from 'vitest';
import { operatorKey } from '../operator/key.ts';
import { createGuest, createHotel, type TestHotel } from '../testing/fixtures.ts';
import { type TestApp, testApp } from '../testing/test-app.ts';
import { responseCache } from './response-cache.ts';

describe('reads', () => {
  let app: TestApp;
  let hotel: TestHotel;
  beforeAll(async () => {
    app = await testApp();
  });
  beforeEach(async () => {
    // The limiter also forgets counts by a timer.
    vi.useFakeTimers({ toFake: ['Date', 'setTimeout', 'clearTimeout'] });
    hotel = await createHotel(app.db);
  });
  afterEach(() => vi.useRealTimers());
  afterAll(() => app.close());

  const weather = (address: string, token = '') =>
    app.app.request(
      '/weather?q=x',
      { headers: { Authorization: `Bearer ${token}` } },
      { incoming: { socket: { remoteAddress: address } } },
    );
  /** Counts the successful reads before a 429. */
  async function readsLeft(address: string, token?: string): Promise<number> {
    for (let reads = 0; ; reads += 1)
      if ((await weather(address, token)).status === 429) return reads;
  }
  const fetchPath = (path: string, ifNoneMatch?: string) =>
    app.app.request(path, { headers: ifNoneMatch ? { 'If-None-Match': ifNoneMatch } : {} });

  test('API-32 concurrent requests for a hotel share one query', async () => {
    const select = vi.spyOn(app.db, 'select');
    const responses = await Promise.all(
      Array.from({ length: 100 }, () => app.get(`/hotels/${hotel.slug}`)),
    );
    await app.get(`/hotels/${hotel.slug}`);
    const { length: queryCalls } = select.mock.calls;
    select.mockRestore();
    expect(new Set(responses.map(({ body }) => JSON.stringify(body))).size).toBe(1);
    expect(queryCalls).toBeLessThan(10);
  });

  test('API-83 an imported hotel is returned at once', async () => {
    const path = `/hotels/${hotel.slug}`;
    expect((await app.get(path)).body.data).toMatchObject({ name: 'Grand Plaza' });
    const payload = { hotel: { slug: hotel.slug, name: 'Anew' }, dry_run: false };
    const token = operatorKey(app.deps.secret);
    expect((await app.post('/operator/hotels', payload, { token })).status).toBe(200);
    expect((await app.get(path)).body.data).toMatchObject({ name: 'Anew' });
  });

  test.each(['/hotels/grand-plaza', '/openapi.json'])(
    'API-82 %s answers 304 while it is unchanged',
    async (path) => {
      const first = await fetchPath(path);
      const tag = first.headers.get('ETag') ?? '';
      expect(tag).toMatch(/^"[\w-]{20}"$/);
      expect(first.headers.get('Content-Type')).toBe('application/json');
      for (const list of [tag, `W/${tag}`, `"other", ${tag}`]) {
        const again = await fetchPath(path, list);
        expect([again.status, await again.text(), again.headers.get('ETag')]).toEqual([
          304,
          '',
          tag,
        ]);
      }
      expect((await fetchPath(path, '"other"')).status).toBe(200);
    },
  );

  test('API-33 API-85 API-92 limits reads by address and returns the seconds to wait', async () => {
    const address = '2001:db8:1:1::7';
    const neighbour = '2001:db8:1:1:ffff::8';
    expect(await readsLeft(address)).toBe(5000);
    const { status, headers, body } = await app.get('/categories/dining', { address: neighbour });
    expect([status, headers.get('Retry-After')]).toEqual([429, '1']);
    expect(body.message).toContain('1 second');
    expect((await app.get('/categories/dining', { address: '2001:db8:1:2::7' })).status).toBe(401);
    expect((await app.get('/healthz', { address })).status).toBe(200);
    const incoming = { socket: { remoteAddress: address } };
    const picture = await app.app.request('/media/grand-plaza/logo.svg', {}, { incoming });
    expect(picture.status).toBe(200);
    app.advanceMinutes(1);
    expect((await app.get('/categories/dining', { address })).status).toBe(401);
  });

  test('API-33 counts a signed-in guest separately from others at the address', async () => {
    const address = '192.0.2.33';
    const guests = await Promise.all([createGuest(app.db, hotel), createGuest(app.db, hotel)]);
    const [one, other] = guests;
    const read = (token?: string) => app.get('/categories/dining', { token, address });
    for (const { token } of guests) expect((await read(token)).status).toBe(200);
    expect(await readsLeft(address)).toBe(5000);
    expect((await read('7|of nobody')).status).toBe(429);
    expect((await read(one?.token)).status).toBe(200);
    expect(await readsLeft(address, one?.token)).toBe(598);
    expect((await read(other?.token)).status).toBe(200);
  });

  test('API-31 logs an untrusted proxy once an hour and ignores its header', async () => {
    const warnings = () => app.logged.filter((line) => line.includes('TRUSTED_PROXIES'));
    const forwarded = (address: string) =>
      app.get('/weather', { address, headers: { 'X-Forwarded-For': '203.0.113.9' } });
    app.logged.length = 0;
    for (let calls = 0; calls < 5; calls += 1) await forwarded('::ffff:198.51.100.4');
    await forwarded('127.0.0.1');
    expect(warnings()).toHaveLength(1);
    expect(JSON.parse(warnings()[0] ?? '')).toMatchObject({ level: 40, peer: '198.51.100.4' });
    for (let peer = 0; peer < 500; peer += 1) await forwarded(`2001:db8:${peer}::1`);
    expect(warnings()).toHaveLength(100);
    app.advanceMinutes(61);
    await forwarded('198.51.100.4');
    expect(warnings()).toHaveLength(101);
  });
});

describe('the response cache', () => {
  const long = 'x'.repeat(1000);

  test('API-82 is bounded in number and bytes', async () => {
    const cachedCount = async (limits: Parameters<typeof responseCache>[0]) => {
      const cache = responseCache(limits);
      let queryCount = 0;
      const get = (name: string) =>
        cache.of(name, async () => {
          queryCount += 1;
          return long;
        });
      for (let index = 0; index < 100; index += 1) await get(`${index}`);
      queryCount = 0;
      for (let index = 99; index >= 0; index -= 1) await get(`${index}`);
      return 100 - queryCount;
    };
    expect(await cachedCount({ maxResponses: 10 })).toBe(10);
    expect(await cachedCount({ maxBytes: 5100 })).toBe(5);
  });

  test('API-82 returns a response for five seconds', async () => {
    // The cache reads this clock, at most once a millisecond.
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    const clock = vi.spyOn(performance, 'now').mockReturnValue(1_000);
    onTestFinished(() => {
      clock.mockRestore();
      vi.useRealTimers();
    });
    const cache = responseCache();
    const load = vi.fn(async () => 'hotel');
    const readAt = async (ms: number) => {
      clock.mockReturnValue(1_000 + ms);
      vi.advanceTimersByTime(1);
      await cache.of('hotel', load);
      return load.mock.calls.length;
    };
    expect([await readAt(0), await readAt(5_000), await readAt(5_002)]).toEqual([1, 1, 2]);
  });

  test('API-84 does not evict responses for unknown hotels', async () => {
    const cache = responseCache({ maxResponses: 2 });
    await cache.of('known', async () => 'once');
    const unknown = Array.from({ length: 100 }, (_, index) =>
      cache.of(`unknown ${index}`, () => Promise.reject(new Error('404'))),
    );
    await Promise.allSettled(unknown);
    const again = await cache.of('known', async () => 'twice');
    expect(new TextDecoder().decode(again.bytes)).toBe('once');
  });

  test('API-83 stores no response that was loaded before a change', async () => {
    const cache = responseCache();
    const { promise, resolve } = Promise.withResolvers<string>();
    const early = cache.of('hotel', () => promise);
    cache.clear();
    resolve('before');
    await early;
    const late = await cache.of('hotel', async () => 'after');
    expect(new TextDecoder().decode(late.bytes)).toBe('after');
  });
});
