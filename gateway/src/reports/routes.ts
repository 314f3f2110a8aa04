import { Hono } from 'hono';
import type { GatewayDeps } from '../deps.ts';
import type { Ledger } from '../health/ledger.ts';
import { addressOf } from '../http/address.ts';
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
 * anything. A line of the log for each, up to a number, counted for `fleet status`; whoever sends it
 * learns nothing.
 */
export function reportRoutes({ clock, log, peerAddress }: GatewayDeps, ledger: Ledger): Hono {
  const take = createQuota(clock, EACH, ALL);
  return new Hono().post('/', async (c) => {
    if (take(addressOf(c, peerAddress))) {
      const sent = await bodyOf(new Response(c.req.raw.body), LARGEST_BYTES).catch(() => undefined);
      for (const report of readReports(new TextDecoder().decode(sent))) {
        ledger.refuse(report);
        log.warn(report, 'A browser has refused something.');
      }
    }
    return new Response(null, {
      status: 204,
      headers: { 'Cache-Control': 'no-store', 'X-Content-Type-Options': 'nosniff' },
    });
  });
}
