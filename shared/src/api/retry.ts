import { ApiError, isNetworkError } from './error.ts';

const RETRIES = 3;
/** Number of failures after which the back-off, then 4 to 12 seconds, stops growing. */
const MAX_STEPS = 4;
/** Above this Retry-After there is no automatic retry: the guest sees the error and can retry. */
const MAX_RETRY_AFTER_SECONDS = 60;
/** Statuses of a server or gateway that is unavailable for the moment. */
const UNAVAILABLE = [502, 503, 504];

/**
 * Reports whether to retry a read after this many failures, the last with `error`. While the device
 * itself reports that it is offline there is no retry: the guest sees that at once.
 */
export function isRetryable(failures: number, error: unknown): boolean {
  if (failures >= RETRIES || !(error instanceof ApiError) || error.kind === 'shape') return false;
  if (isNetworkError(error) && navigator.onLine === false) return false;
  if ((error.retryAfter ?? 0) > MAX_RETRY_AFTER_SECONDS) return false;
  return error.kind === 'network' || error.status === 429 || error.status >= 500;
}

/** Reports whether to repeat an idempotent write, which the provider records only once (FAULT-42). */
export function isRepeatable(failures: number, error: unknown): boolean {
  const isUnavailable =
    isNetworkError(error) || (error instanceof ApiError && UNAVAILABLE.includes(error.status));
  return isUnavailable && isRetryable(failures, error);
}

/**
 * Returns the back-off before the next attempt in ms: exponential with jitter from 0.25 s, at least the
 * Retry-After. TanStack Query takes it as `retryDelay`, and every other loop of a page waits for it. A
 * library would be more bytes on every page and knows no Retry-After.
 */
export function retryDelay(failures: number, error?: unknown): number {
  const retryAfter = error instanceof ApiError ? (error.retryAfter ?? 0) * 1000 : 0;
  return Math.max(retryAfter, 500 * 2 ** Math.min(failures, MAX_STEPS) * (0.5 + Math.random()));
}

/** Resolves after this many ms. */
export const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));
