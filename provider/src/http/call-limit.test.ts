// biome-ignore lint/plugin/no-fixed-delay: a turn of the event loop is no time
import { setImmediate } from 'node:timers/promises';
import { Hono } from 'hono';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { Env } from './call.ts';
import { CALL_RATES, callLimit } from './call-limit.ts';
import type { BearerTokens, Deps, Principal } from './deps.ts';
import type { HttpError } from './http-error.ts';
import { errorResponse } from './mount.ts';

const ADDRESS = '192.0.2.1';
const rate = (burst: number, perSecond = 1) => ({ burst, perSecond });
const RATES = {
  guest: { reads: rate(5), writes: rate(3) },
  admin: { reads: rate(7), writes: rate(6) },
  address: { reads: rate(10, 2), writes: rate(4), pictures: rate(8) },
  signedInAddress: rate(9),
  unknownTokens: rate(2),
};
const PRINCIPALS: Record<string, Principal> = {
  'Bearer amelia': { tokenId: 1, userId: 7, hotelId: 1, role: 'guest' },
  "Bearer amelia's phone": { tokenId: 2, userId: 7, hotelId: 1, role: 'guest' },
  'Bearer noor': { tokenId: 3, userId: 8, hotelId: 1, role: 'guest' },
  'Bearer desk': { tokenId: 4, userId: 9, hotelId: 1, role: 'admin' },
};

const TOKENS: BearerTokens = {
  authenticate: async (token) => PRINCIPALS[token],
  isProven: () => false,
};
const DEPS = { isTrustedProxy: () => false } as unknown as Deps;

/** The clock is stopped. */
const POLL = { interval: 0 };

let app: Hono<Env>;
beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date', 'setTimeout', 'clearTimeout'], now: 0 });
  app = new Hono<Env>()
    .use(callLimit(DEPS, TOKENS, RATES))
    .all('*', (context) => context.text('served'));
  app.onError((error) => errorResponse(error as HttpError));
});
afterEach(() => vi.useRealTimers());

type Sent = { token?: string; address?: string; method?: string; path?: string };
async function send({ token, address = ADDRESS, method = 'GET', path = '/hotels/x' }: Sent = {}) {
  return app.request(
    path,
    { method, headers: token ? { Authorization: token } : {} },
    { incoming: { socket: { remoteAddress: address } } },
  );
}
/** Counts the calls before a 429. */
async function left(sent?: Sent): Promise<number> {
  for (let calls = 0; calls < 50; calls += 1) if ((await send(sent)).status === 429) return calls;
  throw new Error('The calls have no limit.');
}
const at = (second: number) => vi.setSystemTime(second * 1000);

test('API-33 allows an address a burst of reads, then a number per second', async () => {
  at(10);
  expect(await left()).toBe(10);
  at(10.9);
  expect(await left()).toBe(0);
  at(11);
  expect(await left()).toBe(2);
  at(13);
  expect(await left()).toBe(2);
  at(12);
  expect((await send()).status, 'a clock that goes back gives nothing').toBe(429);
  at(15);
  expect(await left(), 'the burst returns').toBe(10);
  at(100);
  expect(await left(), 'no more than at once').toBe(10);
});

test('API-33 serves the number per second to a client that keeps exceeding it', async () => {
  const quarters = [];
  for (let quarter = 0; quarter < 13; quarter += 1) {
    at(quarter / 4);
    quarters.push(await left());
  }
  expect(quarters).toEqual([10, 0, 0, 0, 2, 0, 0, 0, 2, 0, 0, 0, 2]);
});

test('API-33 an error contains the time to wait', async () => {
  await left();
  at(0.5);
  const response = await send();
  expect([response.status, response.headers.get('Retry-After')]).toEqual([429, '1']);
  expect(await response.json()).toEqual({
    status: false,
    message: 'Too many requests. Please try again in 1 second.',
  });
});

test("API-33 counts a guest's devices together, from any address, and other guests apart", async () => {
  expect(await left()).toBe(10);
  expect(await left({ token: 'Bearer amelia' })).toBe(5);
  const phone = { token: "Bearer amelia's phone", address: '198.51.100.1' };
  expect((await send(phone)).status).toBe(429);
  expect((await send({ token: 'Bearer noor' })).status).toBe(200);
});

test("API-33 API-92 counts writes apart from reads and pictures, and an admin's apart from guests'", async () => {
  const write = { method: 'POST', path: '/quick-chat/seen' };
  expect(await left({ ...write, token: 'Bearer amelia' })).toBe(3);
  expect(await left({ ...write, token: 'Bearer desk' })).toBe(6);
  expect(await left(write)).toBe(4);
  const elsewhere = '198.51.100.1';
  expect(await left({ token: 'Bearer desk', address: elsewhere })).toBe(7);
  expect(await left({ path: '/media/grand-plaza/logo.svg' })).toBe(8);
  expect(await left({ path: '/media/grand-plaza/logo.svg', token: 'Bearer desk' })).toBe(0);
  expect(await left({ method: 'HEAD' }), 'HEAD is a read').toBe(10);
  for (let calls = 0; calls < 30; calls += 1)
    expect((await send({ path: '/healthz' })).status).toBe(200);
});

test('API-33 counts all signed-in calls of an address, but none that its guest was refused', async () => {
  expect(await left({ token: 'Bearer amelia' })).toBe(5);
  expect(await left({ token: 'Bearer amelia' })).toBe(0);
  expect(await left({ token: 'Bearer noor' })).toBe(4);
  expect((await send({ token: 'Bearer noor', address: '198.51.100.1' })).status).toBe(429);
  expect((await send({ token: 'Bearer desk' })).status).toBe(429);
  expect((await send({ token: 'Bearer desk', address: '198.51.100.1' })).status).toBe(200);
});

test('API-101 six calls of a guest run at a time, in the order of arrival, and delay no other guest', async () => {
  const running: { path: string; end: () => void }[] = [];
  const slow = new Hono<Env>().use(callLimit(DEPS, TOKENS)).all('*', async (context) => {
    await new Promise<void>((end) => running.push({ path: context.req.path, end }));
    return context.text('served');
  });
  const call = (path: string, token: string) =>
    slow.request(path, { headers: { Authorization: `Bearer ${token}` } });
  const calls = Array.from({ length: 25 }, (_, index) => call(`/${index}`, 'amelia'));
  await expect.poll(() => running.length, POLL).toBe(6);
  const other = call('/other', 'noor');
  await expect.poll(() => running.at(-1)?.path, POLL).toBe('/other');
  running.pop()?.end();
  expect((await other).status).toBe(200);
  const order: string[] = [];
  for (let index = 0; index < 25; index += 1) {
    await expect.poll(() => running.length, POLL).toBe(Math.min(6, 25 - index));
    const first = running.shift();
    order.push(first?.path ?? '');
    first?.end();
  }
  await Promise.all(calls);
  expect(order).toEqual(Array.from({ length: 25 }, (_, index) => `/${index}`));
});

test('API-97 a turn of the event loop answers twenty refusals, so a flood leaves turns to others', async () => {
  await left();
  let refused = 0;
  const flood = Array.from({ length: 100 }, () => send().then(() => (refused += 1)));
  let turns = 0;
  while (refused < flood.length) {
    const before = refused;
    await setImmediate();
    expect(refused - before).toBeLessThanOrEqual(20);
    turns += 1;
  }
  expect(turns).toBeGreaterThanOrEqual(5);
  await Promise.all(flood);
});

test('API-33 forgets an address a second after its calls', async () => {
  for (let host = 0; host < 250; host += 1) await send({ address: `198.51.100.${host}` });
  expect(vi.getTimerCount()).toBe(250);
  vi.advanceTimersByTime(1000);
  expect(vi.getTimerCount()).toBe(0);
});

test('API-98 the lookups of an address that find nothing are below 300, even when bursts meet', () => {
  expect(2 * CALL_RATES.unknownTokens.burst).toBeLessThan(300);
});
