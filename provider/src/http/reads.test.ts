import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { operatorKey } from '../operator/key.ts';
import { createGuest, createHotel, type TestHotel } from '../testing/fixtures.ts';
import { type TestApp, testApp } from '../testing/test-app.ts';
import { keptAnswers } from './kept-answers.ts';
import { readLimit } from './read-limit.ts';

describe('reading', () => {
  let app: TestApp;
  let hotel: TestHotel;
  beforeAll(async () => {
    app = await testApp();
  });
  beforeEach(async () => {
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() });
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
  /** How many reads are answered until there are too many. */
  async function readsLeft(address: string, token?: string): Promise<number> {
    for (let reads = 0; ; reads += 1)
      if ((await weather(address, token)).status === 429) return reads;
  }
  const ask = (path: string, ifNoneMatch?: string) =>
    app.app.request(path, { headers: ifNoneMatch ? { 'If-None-Match': ifNoneMatch } : {} });

  it('API-32 of many who ask for a hotel at once one asks the database', async () => {
    const asked = vi.spyOn(app.db, 'select');
    const answers = await Promise.all(
      Array.from({ length: 100 }, () => app.get(`/hotels/${hotel.slug}`)),
    );
    await app.get(`/hotels/${hotel.slug}`);
    const { length: once } = asked.mock.calls;
    asked.mockRestore();
    expect(new Set(answers.map(({ body }) => JSON.stringify(body))).size).toBe(1);
    expect(once).toBeLessThan(10);
  });

  it('API-32 a hotel that is brought anew is answered so at once', async () => {
    const path = `/hotels/${hotel.slug}`;
    expect((await app.get(path)).body.data).toMatchObject({ name: 'Grand Plaza' });
    const payload = { hotel: { slug: hotel.slug, name: 'Anew' }, dry_run: false };
    const token = operatorKey(app.deps.secret);
    expect((await app.post('/operator/hotels', payload, { token })).status).toBe(200);
    expect((await app.get(path)).body.data).toMatchObject({ name: 'Anew' });
  });

  it.each(['/hotels/grand-plaza', '/openapi.json'])(
    'API-32 %s is not sent again while it is the same',
    async (path) => {
      const first = await ask(path);
      const tag = first.headers.get('ETag') ?? '';
      expect(tag).toMatch(/^"[\w-]{20}"$/);
      expect(first.headers.get('Content-Type')).toBe('application/json');
      for (const list of [tag, `W/${tag}`, `"other", ${tag}`]) {
        const again = await ask(path, list);
        expect([again.status, await again.text(), again.headers.get('ETag')]).toEqual([
          304,
          '',
          tag,
        ]);
      }
      expect((await ask(path, '"other"')).status).toBe(200);
    },
  );

  it('API-33 reads are limited by address, with the seconds to wait', async () => {
    const address = '2001:db8:1:1::7';
    const neighbour = '2001:db8:1:1:ffff::8';
    expect(await readsLeft(address)).toBe(5000);
    const { status, headers, body } = await app.get('/categories/dining', { address: neighbour });
    expect([status, headers.get('Retry-After')]).toEqual([429, '1']);
    expect(body.message).toContain('1 second');
    expect((await app.get('/categories/dining', { address: '2001:db8:1:2::7' })).status).toBe(401);
    expect((await app.get('/healthz', { address })).status).toBe(200);
    app.pass(1);
    expect((await app.get('/categories/dining', { address })).status).toBe(401);
  });

  it('API-33 who is signed in is counted alone, not with all others of the hotel', async () => {
    const address = '192.0.2.33';
    const guests = await Promise.all([createGuest(app.db, hotel), createGuest(app.db, hotel)]);
    const [one, other] = guests;
    const read = (token?: string) => app.get('/categories/dining', { token, address });
    for (const { token } of guests) expect((await read(token)).status).toBe(200);
    expect(await readsLeft(address)).toBe(4998);
    expect((await read('7|of nobody')).status).toBe(429);
    expect((await read(one?.token)).status).toBe(200);
    expect(await readsLeft(address, one?.token)).toBe(599);
    expect((await read(other?.token)).status).toBe(200);
  });

  it('API-31 who forwards without being trusted is named once an hour, and not believed', async () => {
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
    app.pass(61);
    await forwarded('198.51.100.4');
    expect(warnings()).toHaveLength(101);
  });
});

describe('answers that are kept', () => {
  const long = 'x'.repeat(1000);

  it('API-32 are bounded in number and in bytes', async () => {
    const counted = async (bounds: Parameters<typeof keptAnswers>[0]) => {
      const kept = keptAnswers(bounds);
      let asked = 0;
      const get = (name: string) =>
        kept.of(name, async () => {
          asked += 1;
          return long;
        });
      for (let index = 0; index < 100; index += 1) await get(`${index}`);
      asked = 0;
      for (let index = 99; index >= 0; index -= 1) await get(`${index}`);
      return 100 - asked;
    };
    expect(await counted({ answers: 10 })).toBe(10);
    expect(await counted({ bytes: 5100 })).toBe(5);
  });

  it('API-32 are not pushed out by what is unknown', async () => {
    const kept = keptAnswers({ answers: 2 });
    await kept.of('known', async () => 'once');
    const unknown = Array.from({ length: 100 }, (_, index) =>
      kept.of(`unknown ${index}`, () => Promise.reject(new Error('404'))),
    );
    await Promise.allSettled(unknown);
    const again = await kept.of('known', async () => 'twice');
    expect(new TextDecoder().decode(again.bytes)).toBe('once');
  });

  it('API-32 tell nothing of the time before a change', async () => {
    const kept = keptAnswers();
    const { promise, resolve } = Promise.withResolvers<string>();
    const early = kept.of('hotel', () => promise);
    kept.forget();
    resolve('before');
    await early;
    const late = await kept.of('hotel', async () => 'after');
    expect(new TextDecoder().decode(late.bytes)).toBe('after');
  });
});

it('API-33 what is counted takes a bounded room, and gives one’s share back in time', () => {
  const limit = readLimit({ byAddress: { burst: 2, perSecond: 1 }, subjects: 3 });
  const reads = (address: string, second: number) => () =>
    limit.count(address, undefined, new Date(second * 1000));
  reads('192.0.2.1', 0)();
  reads('192.0.2.1', 0)();
  expect(reads('192.0.2.1', 0)).toThrow('1 second');
  reads('192.0.2.1', 1)();
  expect(reads('192.0.2.1', 1)).toThrow('1 second');
  for (const last of [2, 3, 4, 5]) reads(`192.0.2.${last}`, 1)();
  reads('192.0.2.1', 1)();
});
