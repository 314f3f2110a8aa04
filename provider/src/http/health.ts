import { setTimeout as sleep } from 'node:timers/promises';
import { sql } from 'drizzle-orm';
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
    query ??= db.execute(sql`select 1`).finally(() => {
      query = undefined;
    });
    const late = sleep(timeoutMs, undefined, { ref: false });
    const isHealthy = await Promise.race([query, late]).catch(() => undefined);
    if (!isHealthy) throw new HttpError(503, 'The database does not answer.', { retryAfter: 1 });
    return context.json({ status: true, message: 'OK', data: null });
  };
}
