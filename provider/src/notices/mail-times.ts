import { sql } from 'drizzle-orm';

const MINUTE_MS = 60_000;
/** Age at which an unseen message is mailed. */
const MIN_AGE_MS = 10 * MINUTE_MS;
/** Minimum time between two mails about one conversation. */
const MIN_INTERVAL_MS = 60 * MINUTE_MS;
/** Older messages are not mailed; the sweep deletes notices of this age. */
const MAX_AGE_MS = 24 * 60 * MINUTE_MS;

const before = (now: Date, ms: number) => new Date(now.getTime() - ms);

/** Returns the times that decide about a mail at `now`. */
export const mailTimes = (now: Date) => ({
  /** Messages after this time and until `newest` are mailed. */
  oldest: before(now, MAX_AGE_MS),
  newest: before(now, MIN_AGE_MS),
  /** A conversation that was mailed after this time waits. */
  lastMail: before(now, MIN_INTERVAL_MS),
});

/** The page of the guest's requests, relative to the dashboard. */
export const REQUESTS_PAGE = 'requests';
/** A page of the app that a mail leads its guest to, relative to the dashboard. */
export type UnseenPage = { guestId: number; page: string };

export const instantOf = (time: Date) => sql`${time.toISOString()}::timestamptz`;
