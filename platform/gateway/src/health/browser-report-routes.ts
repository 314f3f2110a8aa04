import { bodyOf, clientAddressOf, createQuota } from '@foyer/common/http';
import { Hono } from 'hono';
import type { GatewayDeps } from '../deps.ts';
import { readReports } from './browser-report.ts';
import type { ReleaseHealth } from './release-health.ts';

/** A browser's request has some kilobytes. */
const MAX_BODY_BYTES = 32_768;
/** Requests per minute that are read: of one address, and of all. */
const MAX_PER_ADDRESS = 10;
const MAX_TOTAL = 100;

/**
 * Accepts browser reports of policy violations at `POST /-/reports`, from anybody. Logs each up to
 * a quota and counts it for `fleet status`; the response tells the sender nothing.
 */
export function reportRoutes(
  { clock, log, peerAddress }: GatewayDeps,
  releaseHealth: ReleaseHealth,
): Hono {
  const mayRead = createQuota(clock, MAX_PER_ADDRESS, MAX_TOTAL);
  return new Hono().post('/', async (c) => {
    if (mayRead(clientAddressOf(c, peerAddress))) {
      const sent = await bodyOf(new Response(c.req.raw.body), MAX_BODY_BYTES).catch(
        () => undefined,
      );
      for (const report of readReports(new TextDecoder().decode(sent))) {
        releaseHealth.addReport(report);
        log.warn(report, 'A browser reported a policy violation.');
      }
    }
    return new Response(null, {
      status: 204,
      headers: { 'Cache-Control': 'no-store', 'X-Content-Type-Options': 'nosniff' },
    });
  });
}
