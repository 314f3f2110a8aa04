import { LOAD_PATH, OUTCOMES_PATH } from '@foyer/shared/contracts/outcome';
import { type Context, Hono } from 'hono';
import type { GatewayDeps } from '../deps.ts';
import { addressOf } from '../http/address.ts';
import { bodyOf } from '../http/body.ts';
import { missing } from '../http/plain.ts';
import { createQuota } from '../http/quota.ts';
import { reasonOf } from '../http/reason.ts';
import { REPORTS_PATH } from '../page/reporting.ts';

const LARGEST_BYTES = 32_768;
const LIMIT_MS = 3_000;

/** Passes what browsers tell of pages on to the one gateway that counts for all (`REPORTS_URL`). */
export function passedOn(
  { clock, fetch, log, peerAddress }: GatewayDeps,
  reportsUrl: string,
): Hono {
  const mayComplain = createQuota(clock, 1, 1);
  async function pass(c: Context): Promise<Response> {
    const { method, raw } = c.req;
    try {
      const answer = await fetch(`${reportsUrl}${c.req.path}`, {
        method,
        signal: AbortSignal.timeout(LIMIT_MS),
        headers: { 'X-Forwarded-For': addressOf(c, peerAddress) },
        ...(method === 'POST' && { body: await bodyOf(new Response(raw.body), LARGEST_BYTES) }),
      });
      const body = await bodyOf(answer, LARGEST_BYTES);
      const type = answer.headers.get('Content-Type');
      return new Response(answer.status === 204 ? null : body, {
        status: answer.status,
        headers: {
          ...(type && { 'Content-Type': type }),
          'Cache-Control': 'no-store',
          'X-Content-Type-Options': 'nosniff',
        },
      });
    } catch (error) {
      if (mayComplain('sink'))
        log.warn({ error: reasonOf(error) }, 'What browsers tell cannot be passed on.');
      return missing();
    }
  }
  return new Hono()
    .get(`${LOAD_PATH}/:slug`, pass)
    .post(OUTCOMES_PATH, pass)
    .post(REPORTS_PATH, pass);
}
