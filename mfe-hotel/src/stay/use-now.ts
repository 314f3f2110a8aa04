import { useClock } from '@foyer/shared/browser/use-clock.ts';

const MINUTE_MS = 60_000;

/** Returns the time in milliseconds, to the minute. An open page thereby follows the date. */
export const useNow = (): number => useClock(() => Math.floor(Date.now() / MINUTE_MS) * MINUTE_MS);
