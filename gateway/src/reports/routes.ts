import { Hono } from 'hono';
import type { GatewayDeps } from '../deps.ts';
import { bodyOf } from '../http/body.ts';
import { createQuota } from '../http/quota.ts';
import { readReports } from './report.ts';

/** What browsers send at once has some kilobytes. */
const LARGEST_BYTES = 32_768;
/** Sendings in a minute that are read: of one address, and of all. */
const EACH = 10;
const ALL = 100;

/**
 * `POST /-/reports`: browsers tell what a page's policies have refused, and anybody can tell
 * anything. A line of the log for each, up to a number; whoever sends it learns nothing.
 */
export function reportRoutes({ clock, log, peerAddress }: GatewayDeps): Hono {
  const take = createQuota(clock, EACH, ALL);
  return new Hono().post('/', async (c) => {
    // The hop that the nearest proxy has written down; who has none before the gateway may lie.
    const hop = c.req.header('X-Forwarded-For')?.split(',').at(-1)?.trim();
    if (take(hop || (peerAddress?.(c.env) ?? ''))) {
      const sent = await bodyOf(new Response(c.req.raw.body), LARGEST_BYTES).catch(() => undefined);
      for (const report of readReports(new TextDecoder().decode(sent)))
        log.warn(report, 'A browser has refused something.');
    }
    return new Response(null, {
      status: 204,
      headers: { 'Cache-Control': 'no-store', 'X-Content-Type-Options': 'nosniff' },
    });
  });
}
