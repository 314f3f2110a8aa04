import { createQuota, notFound, reasonOf } from '@foyer/common/http';
import { REPORTS_PATH } from '@foyer/prerender/page';
import { OUTCOMES_PATH, PAGE_LOAD_TOKEN_PATH } from '@foyer/releases/contracts';
import { type Context, Hono } from 'hono';
import type { AppContext } from '../context.ts';
import { telemetryBody } from './telemetry-body.ts';

const TIMEOUT_MS = 3_000;

/** Forwards telemetry to the gateway that collects it for all (`REPORTS_URL`). */
export function telemetryForwarder(context: AppContext, reportsUrl: string): Hono {
  const { clock, fetch, guestAddress, log } = context;
  const mayLog = createQuota(clock, 1, 1);
  async function forward(c: Context): Promise<Response> {
    const { method, raw } = c.req;
    try {
      const answer = await fetch(`${reportsUrl}${c.req.path}`, {
        method,
        signal: AbortSignal.timeout(TIMEOUT_MS),
        headers: { 'X-Forwarded-For': guestAddress?.(raw, c.env) ?? '' },
        ...(method === 'POST' && { body: await telemetryBody(raw) }),
      });
      const body = await telemetryBody(answer);
      const type = answer.headers.get('Content-Type');
      const headers = { ...(type && { 'Content-Type': type }), 'Cache-Control': 'no-store' };
      const { status } = answer;
      return new Response(status === 204 ? null : body, { status, headers });
    } catch (error) {
      if (mayLog('forward')) log.warn({ error: reasonOf(error) }, 'Telemetry cannot be forwarded.');
      return notFound();
    }
  }
  return new Hono()
    .get(`${PAGE_LOAD_TOKEN_PATH}/:slug`, forward)
    .post(OUTCOMES_PATH, forward)
    .post(REPORTS_PATH, forward);
}
