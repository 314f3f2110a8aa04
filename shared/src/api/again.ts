import { ApiError, isNetwork } from './error.ts';

const RETRIES = 3;
/** A server that asks for more gets no retry by itself: the guest is told, and may ask for one. */
const PATIENCE_SECONDS = 60;
/** Of a server, or one on the way to it, that is not there for the moment. */
const AWAY = [502, 503, 504];

/**
 * Whether a call that only reads is made again after so many failures, the last with `error`. Not
 * where the device says itself that it is offline: that is shown at once.
 */
export function worthRetrying(failures: number, error: unknown): boolean {
  if (failures >= RETRIES || !(error instanceof ApiError) || error.kind === 'shape') return false;
  if (isNetwork(error) && navigator.onLine === false) return false;
  if ((error.retryAfter ?? 0) > PATIENCE_SECONDS) return false;
  return error.kind === 'network' || error.status === 429 || error.status >= 500;
}

/** The same of a call that the provider records once however often it comes (FAULT-18). */
export function worthRepeating(failures: number, error: unknown): boolean {
  const away = isNetwork(error) || (error instanceof ApiError && AWAY.includes(error.status));
  return away && worthRetrying(failures, error);
}

/** Exponential from half a second with jitter, never under what the server asks for; in ms. */
export function retryDelay(failures: number, error: unknown): number {
  const asked = error instanceof ApiError ? (error.retryAfter ?? 0) * 1000 : 0;
  return Math.max(asked, 500 * 2 ** failures * (0.5 + Math.random()));
}
