import type { Handler } from 'hono';
import type { Database } from '../db/database.ts';
import type { Env } from './call.ts';
import { Refusal } from './refusal.ts';

/** A monitor has given up by then. */
const HEALTH_MS = 2000;

/**
 * Says within two seconds whether the database answers. Of any number that ask at the same time one
 * asks the database.
 */
export function health(db: Database, limitMs = HEALTH_MS): Handler<Env> {
  let asked: Promise<unknown> | undefined;
  return async (context) => {
    asked ??= db.query.hotels
      .findFirst({ columns: { id: true } })
      .execute()
      .finally(() => {
        asked = undefined;
      });
    const { promise: tooLate, reject } = Promise.withResolvers<never>();
    const timer = setTimeout(reject, limitMs);
    try {
      await Promise.race([asked, tooLate]);
    } catch {
      throw new Refusal(503, 'The database does not answer.', { retryAfter: 1 });
    } finally {
      clearTimeout(timer);
    }
    return context.json({ status: true, message: 'OK', data: null });
  };
}
