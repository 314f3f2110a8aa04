import { afterEach, expect, test, vi } from 'vitest';
import { ApiError } from '../api/error.ts';
import { queryClient } from './query-client.ts';

const { retry, retryDelay } = queryClient.getDefaultOptions().queries ?? {};

/** Whether a call that failed `failures` times before, now with `error`, is tried again. */
function again(error: Error, failures = 0): boolean {
  if (typeof retry !== 'function') throw new Error('Queries have no retry rule');
  return retry(failures, error);
}

function waitAfter(error: Error, failures = 0): number {
  if (typeof retryDelay !== 'function') throw new Error('Queries have no retry delay');
  return retryDelay(failures, error);
}

afterEach(() => {
  vi.unstubAllGlobals();
});

const http = (status: number, retryAfter?: number) => new ApiError('http', { status, retryAfter });

test('FAULT-18 no answer and a failing server are tried again, three times', () => {
  for (const error of [new ApiError('network'), http(500), http(502), http(504), http(429)]) {
    expect([0, 1, 2, 3].map((failures) => again(error, failures))).toEqual([
      true,
      true,
      true,
      false,
    ]);
  }
});

test('FAULT-18 they are tried further apart each time', () => {
  for (const [failures, leastMs] of [250, 500, 1_000].entries())
    expect(waitAfter(http(502), failures)).toBeGreaterThanOrEqual(leastMs);
});

test('FAULT-18 what would be the same again is not asked again', () => {
  for (const error of [http(400), http(401), http(404), http(422), new ApiError('shape')])
    expect(again(error)).toBe(false);
  expect(again(new TypeError('a mistake of ours'))).toBe(false);
});

test('FAULT-17 never sooner than the server asks, and not by itself after more than a minute', () => {
  expect(waitAfter(http(429, 30))).toBeGreaterThanOrEqual(30_000);
  expect(again(http(429, 60))).toBe(true);
  expect(again(http(429, 61))).toBe(false);
  expect(again(http(503, 4_000_000))).toBe(false);
});

test('APP-47 a device that says it is offline does not wait for another failure', () => {
  vi.stubGlobal('navigator', { onLine: false });
  expect(again(new ApiError('network'))).toBe(false);
  expect(again(http(502)), 'who answers is there').toBe(true);
});
