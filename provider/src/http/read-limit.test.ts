import { beforeEach, expect, test } from 'vitest';
import { type ReadLimit, readLimit } from './read-limit.ts';

const ADDRESS = '192.0.2.1';
const AMELIA = { tokenId: 1, userId: 7, hotelId: 1, role: 'guest' } as const;

let limit: ReadLimit;
beforeEach(() => {
  limit = readLimit({
    byAddress: { burst: 3, perSecond: 2 },
    byGuest: { burst: 1, perSecond: 0.25 },
  });
});
const read = (second: number, authorization?: string, address = ADDRESS) =>
  limit.count(address, authorization, new Date(second * 1000));
/** Counts the reads left at this second, at most ten. */
function left(second: number, authorization?: string): number {
  let reads = 0;
  try {
    for (; reads < 10; reads += 1) read(second, authorization);
  } catch {}
  return reads;
}

test('API-33 allows an address a burst of reads, then a number per second', () => {
  expect(left(0)).toBe(3);
  expect(left(0.4)).toBe(0);
  expect(left(0.5)).toBe(1);
  expect(left(1.5)).toBe(2);
  expect(left(100), 'no more than at once').toBe(3);
  expect(() => read(99), 'a clock that goes back gives nothing').toThrow();
});

test('API-33 serves the number per second to a client that keeps exceeding it', () => {
  limit = readLimit({ byAddress: { burst: 1, perSecond: 1 } });
  const quarters = Array.from({ length: 13 }, (_, quarter) => left(quarter / 4));
  expect(quarters).toEqual([1, 0, 0, 0, 1, 0, 0, 0, 1, 0, 0, 0, 1]);
});

test('API-33 an error contains the time to wait', () => {
  limit = readLimit({ byAddress: { burst: 1, perSecond: 0.1 } });
  read(0);
  expect(() => read(0)).toThrow(
    expect.objectContaining({
      status: 429,
      message: 'Too many requests. Please try again in 10 seconds.',
      retryAfter: 10,
    }),
  );
  expect(() => read(6)).toThrow('in 4 seconds');
});

test('API-33 counts a guest with a valid token separately, from any address', () => {
  limit.recognise('Bearer good', AMELIA);
  expect(left(0)).toBe(3);
  expect(left(0, 'Bearer good')).toBe(1);
  expect(() => read(0, 'Bearer good', '198.51.100.1')).toThrow('in 4 seconds');
  expect(() => read(0, 'Bearer unknown')).toThrow();
});

test('API-33 counts an invalid token by address', () => {
  limit.recognise('Bearer bad', undefined);
  limit.recognise(undefined, AMELIA);
  expect(left(0, 'Bearer bad')).toBe(3);
  expect(left(0)).toBe(0);
});
