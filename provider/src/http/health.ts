import type { Handler } from 'hono';
import type { Database } from '../db/database.ts';
import type { Env } from './call.ts';
import { HttpError } from './http-error.ts';

/** Shorter than a monitor's own timeout. */
const TIMEOUT_MS = 2000;

/**
 * Reports within two seconds whether the database responds.
 * Concurrent checks share one query.
 */
export function health(db: Database, timeoutMs = TIMEOUT_MS): Handler<Env> {
  let query: Promise<unknown> | undefined;
  return async (context) => {
    query ??= db.query.hotels
      .findFirst({ columns: { id: true } })
      .execute()
      .finally(() => {
        query = undefined;
      });
    const { promise: tooLate, reject } = Promise.withResolvers<never>();
    const timer = setTimeout(reject, timeoutMs);
    try {
      await Promise.race([query, tooLate]);
    } catch {
      throw new HttpError(503, 'The database does not answer.', { retryAfter: 1 });
    } finally {
      clearTimeout(timer);
    }
    return context.json({ status: true, message: 'OK', data: null });
  };
}
