import { RateLimiterMemory } from 'rate-limiter-flexible';
import { beforeEach, expect, test, vi } from 'vitest';
import type { Principal } from './deps.ts';
import { tokenRecognition } from './token-recognition.ts';

const ADDRESS = '192.0.2.1';
const BUDGET = 5;
/** The error of a frozen database. */
const UNAVAILABLE = new Error('Query read timeout');
const guest = (userId: number): Principal => ({
  tokenId: userId,
  userId,
  hotelId: 1,
  role: 'guest',
});

/** Resolves each lookup when the test decides. */
const lookups: { token: string; find: (found?: Principal) => void; fail: (e: Error) => void }[] =
  [];
const authenticate = vi.fn(
  (token: string | undefined) =>
    new Promise<Principal | undefined>((find, fail) =>
      lookups.push({ token: String(token), find, fail }),
    ),
);
/** Stands for the proof by the provider's secret. */
const isProven = (token: string) => token.startsWith('proven');
let identify: ReturnType<typeof tokenRecognition>;
beforeEach(() => {
  lookups.length = 0;
  authenticate.mockClear();
  const unknownTokens = new RateLimiterMemory({ points: BUDGET, duration: 1000 });
  identify = tokenRecognition({ authenticate, isProven }, unknownTokens);
});

/** Waits until a lookup runs, and takes it. */
async function nextLookup() {
  await expect.poll(() => lookups.length, { interval: 0 }).toBeGreaterThan(0);
  return lookups.shift() as (typeof lookups)[number];
}
async function identified(token: string, found?: Principal, address = ADDRESS) {
  const caller = identify(token, address);
  (await nextLookup()).find(found);
  return caller;
}

test('API-98 an address has a budget of unknown tokens, and no query beyond it', async () => {
  const findNothing = vi.fn(async () => undefined);
  const budget = new RateLimiterMemory({ points: BUDGET, duration: 1000 });
  const identifyNobody = tokenRecognition({ authenticate: findNothing, isProven }, budget);
  const calls = Array.from({ length: 50 }, (_, index) => identifyNobody(`${index}`, ADDRESS));
  const outcomes = (await Promise.allSettled(calls)).map((outcome) =>
    outcome.status === 'fulfilled' ? 'served' : outcome.reason.status,
  );
  const served = outcomes.filter((outcome) => outcome === 'served').length;
  expect(served).toBeGreaterThanOrEqual(BUDGET);
  expect(served, 'up to four lookups run together').toBeLessThan(BUDGET + 4);
  expect(outcomes.slice(served)).toEqual(outcomes.slice(served).map(() => 429));
  expect(findNothing).toHaveBeenCalledTimes(served);
  await expect(identifyNobody('invented', ADDRESS)).rejects.toMatchObject({ status: 429 });
  expect((await identifyNobody('invented', '198.51.100.1')).caller).toBeUndefined();
});

test('API-98 a repeated unknown token takes neither a query nor the budget', async () => {
  await identified('invented');
  for (let calls = 0; calls < 3 * BUDGET; calls += 1) {
    const { caller, principal } = await identify('invented', ADDRESS);
    expect([caller, await principal()]).toEqual([undefined, undefined]);
  }
  expect(authenticate).toHaveBeenCalledTimes(1);
  expect((await identified('amelia', guest(7))).caller?.userId).toBe(7);
});

test('API-98 a recognised guest needs no budget at the address', async () => {
  await identified('amelia', guest(7));
  for (let token = 0; token < BUDGET; token += 1) await identified(`invented ${token}`);
  await expect(identify('noor', ADDRESS)).rejects.toMatchObject({ status: 429 });
  expect((await identify('amelia', ADDRESS)).caller?.userId).toBe(7);
});

test('API-112 a proven token neither needs the budget of its address nor takes from it', async () => {
  for (let token = 0; token < 3 * BUDGET; token += 1) await identified(`proven, revoked ${token}`);
  for (let token = 0; token < BUDGET; token += 1) await identified(`invented ${token}`);
  await expect(identify('invented', ADDRESS)).rejects.toMatchObject({ status: 429 });
  expect((await identified('proven amelia', guest(7))).caller?.userId).toBe(7);
});

test('API-97 a call looks its token up once, for access at each call', async () => {
  const first = await identified('amelia', guest(7));
  expect(await first.principal()).toEqual(guest(7));
  expect(authenticate).toHaveBeenCalledTimes(1);
  const second = await identify('amelia', ADDRESS);
  expect(authenticate).toHaveBeenCalledTimes(1);
  const principal = second.principal();
  (await nextLookup()).find(guest(7));
  expect(await principal).toEqual(guest(7));
  expect(authenticate).toHaveBeenCalledTimes(2);
});

test('API-99 a revoked token is recognised no longer, and takes nothing from the budget', async () => {
  for (let userId = 0; userId < 3 * BUDGET; userId += 1) {
    const token = `guest ${userId}`;
    await identified(token, guest(userId));
    const principal = (await identify(token, ADDRESS)).principal();
    (await nextLookup()).find();
    expect(await principal).toBeUndefined();
    expect((await identify(token, ADDRESS)).caller).toBeUndefined();
  }
});

test('API-100 unrecognised tokens wait in the order of arrival, without a query when meanwhile recognised', async () => {
  const order: string[] = [];
  const tokens = Array.from({ length: 9 }, (_, index) => `guest ${index}`);
  const calls = [...tokens, 'guest 0'].map((token) =>
    identify(token, ADDRESS).then(() => order.push(token)),
  );
  for (const token of tokens) {
    const lookup = await nextLookup();
    expect(lookup.token).toBe(token);
    lookup.find(guest(7));
  }
  await Promise.all(calls);
  expect([...order].sort()).toEqual([...tokens, 'guest 0'].sort());
  expect(authenticate).toHaveBeenCalledTimes(tokens.length);
});

test('API-100 recognised callers pass those who wait', async () => {
  await identified('amelia', guest(7));
  const waiting = Array.from({ length: 9 }, (_, index) => identify(`guest ${index}`, ADDRESS));
  await expect.poll(() => lookups.length, { interval: 0 }).toBe(4);
  expect((await identify('amelia', ADDRESS)).caller?.userId).toBe(7);
  for (const _ of waiting) (await nextLookup()).find(guest(1));
  await Promise.all(waiting);
});

test('FAULT-36 when the database is unavailable all who wait fail with the lookup, without a query', async () => {
  const calls = Array.from({ length: 20 }, (_, index) => identify(`guest ${index}`, ADDRESS));
  const settled = Promise.allSettled(calls);
  for (let lookup = 0; lookup < 4; lookup += 1) (await nextLookup()).fail(UNAVAILABLE);
  for (const outcome of await settled)
    expect(outcome).toEqual({ status: 'rejected', reason: UNAVAILABLE });
  expect(authenticate).toHaveBeenCalledTimes(4);
  expect((await identified('amelia', guest(7))).caller?.userId).toBe(7);
});

test('FAULT-36 another error of a lookup fails its call alone, and a repetition looks up again', async () => {
  const calls = Array.from({ length: 20 }, () => identify('amelia', ADDRESS));
  const settled = Promise.allSettled(calls);
  const failure = new Error('division by zero');
  (await nextLookup()).fail(failure);
  for (let lookup = 0; lookup < 4; lookup += 1) (await nextLookup()).find(guest(7));
  const [first, ...others] = await settled;
  expect(first).toEqual({ status: 'rejected', reason: failure });
  for (const other of others) expect(other).toMatchObject({ value: { caller: guest(7) } });
});

test('API-100 refuses a call when too many wait', async () => {
  const waiting = Array.from({ length: 10_004 }, (_, index) => identify(`g ${index}`, ADDRESS));
  const settled = Promise.allSettled(waiting);
  await expect.poll(() => lookups.length, { interval: 0 }).toBe(4);
  await expect(identify('amelia', ADDRESS)).rejects.toMatchObject({
    status: 503,
    details: { retryAfter: 2 },
  });
  for (const { fail } of lookups.splice(0)) fail(UNAVAILABLE);
  await settled;
});
