import { bodyOf, clientAddressOf, createQuota, notFound, reasonOf } from '@foyer/common/http';
import { REPORTS_PATH } from '@foyer/prerender/page';
import { OUTCOMES_PATH, PAGE_LOAD_TOKEN_PATH } from '@foyer/releases/contracts';
import { type Context, Hono } from 'hono';
import type { GatewayDeps } from '../deps.ts';

const MAX_BODY_BYTES = 32_768;
const TIMEOUT_MS = 3_000;

/** Forwards telemetry to the gateway that collects it for all (`REPORTS_URL`). */
export function telemetryForwarder(
  { clock, fetch, log, peerAddress }: GatewayDeps,
  reportsUrl: string,
): Hono {
  const mayLog = createQuota(clock, 1, 1);
  async function forward(c: Context): Promise<Response> {
    const { method, raw } = c.req;
    try {
      const answer = await fetch(`${reportsUrl}${c.req.path}`, {
        method,
        signal: AbortSignal.timeout(TIMEOUT_MS),
        headers: { 'X-Forwarded-For': clientAddressOf(c, peerAddress) },
        ...(method === 'POST' && { body: await bodyOf(new Response(raw.body), MAX_BODY_BYTES) }),
      });
      const body = await bodyOf(answer, MAX_BODY_BYTES);
      const type = answer.headers.get('Content-Type');
      return new Response(answer.status === 204 ? null : body, {
        status: answer.status,
        headers: {
          ...(type && { 'Content-Type': type }),
          'Cache-Control': 'no-store',
        },
      });
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
