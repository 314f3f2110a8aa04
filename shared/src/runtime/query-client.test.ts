import { afterEach, expect, test, vi } from 'vitest';
import { ApiError } from '../api/error.ts';
import { queryClient } from './query-client.ts';

const { retry, retryDelay } = queryClient.getDefaultOptions().queries ?? {};

/** Returns true if a call that has failed `failures` times before is retried after `error`. */
function isRetried(error: Error, failures = 0): boolean {
  if (typeof retry !== 'function') throw new Error('Queries have no retry rule');
  return retry(failures, error);
}

function delayAfter(error: Error, failures = 0): number {
  if (typeof retryDelay !== 'function') throw new Error('Queries have no retry delay');
  return retryDelay(failures, error);
}

afterEach(() => {
  vi.unstubAllGlobals();
});

const http = (status: number, retryAfter?: number) => new ApiError('http', { status, retryAfter });

test('FAULT-18 retries a call without a response and a failing server three times', () => {
  for (const error of [new ApiError('network'), http(500), http(502), http(504), http(429)]) {
    expect([0, 1, 2, 3].map((failures) => isRetried(error, failures))).toEqual([
      true,
      true,
      true,
      false,
    ]);
  }
});

test('FAULT-18 increases the delay at each retry', () => {
  for (const [failures, leastMs] of [250, 500, 1_000].entries())
    expect(delayAfter(http(502), failures)).toBeGreaterThanOrEqual(leastMs);
});

test('FAULT-18 does not retry an error that would repeat', () => {
  for (const error of [http(400), http(401), http(404), http(422), new ApiError('shape')])
    expect(isRetried(error)).toBe(false);
  expect(isRetried(new TypeError('a mistake of ours'))).toBe(false);
});

test('FAULT-17 waits as long as Retry-After says, and does not retry if that is more than a minute', () => {
  expect(delayAfter(http(429, 30))).toBeGreaterThanOrEqual(30_000);
  expect(isRetried(http(429, 60))).toBe(true);
  expect(isRetried(http(429, 61))).toBe(false);
  expect(isRetried(http(503, 4_000_000))).toBe(false);
});

test('APP-47 does not retry a network error while the device is offline', () => {
  vi.stubGlobal('navigator', { onLine: false });
  expect(isRetried(new ApiError('network'))).toBe(false);
  expect(isRetried(http(502)), 'a server that responds is reachable').toBe(true);
});
