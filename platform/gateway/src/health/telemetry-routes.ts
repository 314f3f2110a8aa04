import { bodyOf, clientAddressOf, createQuota } from '@foyer/common/http';
import { REPORTS_PATH } from '@foyer/prerender/page';
import { Hono } from 'hono';
import type { AppContext } from '../app.ts';
import type { GatewayDeps } from '../deps.ts';
import { createAutomaticRollback } from './automatic-rollback.ts';
import { readReports } from './browser-report.ts';
import { healthRoutes } from './outcome-routes.ts';
import { createReleaseHealth, type ReleaseHealth } from './release-health.ts';
import { telemetryForwarder } from './telemetry-forwarder.ts';

/** Creates the telemetry routes: counts reports here or forwards them to `REPORTS_URL`. */
export function telemetryRoutes(
  deps: GatewayDeps,
  { releases, fleet, hotels }: Pick<AppContext, 'releases' | 'fleet' | 'hotels'>,
): Hono {
  if (deps.reportsUrl) return telemetryForwarder(deps, deps.reportsUrl);
  const releaseHealth = createReleaseHealth(deps.clock);
  const checkRelease = createAutomaticRollback({ ...deps, releases }, releaseHealth);
  return new Hono()
    .route(REPORTS_PATH, reportRoutes(deps, releaseHealth))
    .route('/', healthRoutes(deps, { fleet, hotels }, releaseHealth, checkRelease));
}

/** A browser's request has some kilobytes. */
const MAX_BODY_BYTES = 32_768;
/** Requests per minute that are read: of one address, and of all. */
const MAX_PER_ADDRESS = 10;
const MAX_TOTAL = 100;

/**
 * Accepts browser reports of policy violations at `POST /-/reports`, from anybody. Logs each up to
 * a quota and counts it for `fleet status`; the response tells the sender nothing.
 */
function reportRoutes(
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
      headers: { 'Cache-Control': 'no-store' },
    });
  });
}
