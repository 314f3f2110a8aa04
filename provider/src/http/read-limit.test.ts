import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { readLimit } from './read-limit.ts';

const ADDRESS = '192.0.2.1';
const AMELIA = { tokenId: 1, userId: 7, hotelId: 1, role: 'guest' } as const;

let limit: ReturnType<typeof readLimit>;
beforeEach(() => {
  vi.useFakeTimers();
  limit = readLimit({
    byAddress: { burst: 10, perSecond: 2 },
    byGuest: { burst: 3, perSecond: 1 },
  });
});
afterEach(() => vi.useRealTimers());

function read(second: number, authorization?: string, address = ADDRESS) {
  vi.setSystemTime(second * 1000);
  return limit.count(address, authorization);
}
/** Counts the reads left at this second. */
async function left(second: number, authorization?: string): Promise<number> {
  for (let reads = 0; ; reads += 1) {
    try {
      await read(second, authorization);
    } catch {
      return reads;
    }
  }
}

test('API-33 allows an address a burst of reads, then a number per second', async () => {
  expect(await left(10)).toBe(10);
  expect(await left(10.9)).toBe(0);
  expect(await left(11)).toBe(2);
  expect(await left(13)).toBe(2);
  await expect(read(12), 'a clock that goes back gives nothing').rejects.toThrow();
  expect(await left(15), 'the burst returns').toBe(10);
  expect(await left(100), 'no more than at once').toBe(10);
});

test('API-33 serves the number per second to a client that keeps exceeding it', async () => {
  const quarters = [];
  for (let quarter = 0; quarter < 13; quarter += 1) quarters.push(await left(quarter / 4));
  expect(quarters).toEqual([10, 0, 0, 0, 2, 0, 0, 0, 2, 0, 0, 0, 2]);
});

test('API-33 an error contains the time to wait', async () => {
  await left(0);
  await expect(read(0.5)).rejects.toMatchObject({
    status: 429,
    message: 'Too many requests. Please try again in 1 second.',
    details: { retryAfter: 1 },
  });
});

test('API-33 counts a guest with a valid token separately, from any address', async () => {
  limit.recognise('Bearer good', AMELIA);
  expect(await left(0)).toBe(10);
  expect(await left(0, 'Bearer good')).toBe(3);
  await expect(read(0, 'Bearer good', '198.51.100.1')).rejects.toThrow('in 1 second');
  await expect(read(0, 'Bearer unknown')).rejects.toThrow();
});

test('API-33 counts an invalid token by address', async () => {
  limit.recognise('Bearer bad', undefined);
  limit.recognise(undefined, AMELIA);
  expect(await left(0, 'Bearer bad')).toBe(10);
  expect(await left(0)).toBe(0);
});

test('API-33 forgets an address a second after its reads', async () => {
  for (let host = 0; host < 250; host += 1) await read(0, undefined, `198.51.100.${host}`);
  expect(vi.getTimerCount()).toBe(250);
  vi.advanceTimersByTime(1000);
  expect(vi.getTimerCount()).toBe(0);
});
