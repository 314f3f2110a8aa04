import { createQuota, subscriberAt } from '@foyer/common/http';
import { REPORTS_PATH } from '@foyer/prerender/page';
import type { FleetSource } from '@foyer/releases/revisions';
import { Hono } from 'hono';
import type { AppContext } from '../context.ts';
import { createAutomaticRollback } from './automatic-rollback.ts';
import { readReports } from './browser-report.ts';
import { healthRoutes } from './outcome-routes.ts';
import { createReleaseHealth, type ReleaseHealth } from './release-health.ts';
import { telemetryBody } from './telemetry-body.ts';
import { telemetryForwarder } from './telemetry-forwarder.ts';

/** Creates the telemetry routes: counts reports here or forwards them to `REPORTS_URL`. */
export function telemetryRoutes(context: AppContext, source: FleetSource): Hono {
  if (context.reportsUrl) return telemetryForwarder(context, context.reportsUrl);
  const releaseHealth = createReleaseHealth(context.clock);
  const checkRelease = createAutomaticRollback({ ...context, fleet: source }, releaseHealth);
  return new Hono()
    .route(REPORTS_PATH, reportRoutes(context, releaseHealth))
    .route('/', healthRoutes(context, releaseHealth, checkRelease));
}

/** Requests per minute that are read: of one address, and of all. */
const MAX_PER_ADDRESS = 10;
const MAX_TOTAL = 100;

/**
 * Accepts browser reports of policy violations at `POST /-/reports`, from anybody. Logs each up to
 * a quota and counts it for `fleet status`; the response tells the sender nothing.
 */
function reportRoutes(context: AppContext, releaseHealth: ReleaseHealth): Hono {
  const { clock, log } = context;
  const mayRead = createQuota(clock, MAX_PER_ADDRESS, MAX_TOTAL);
  return new Hono().post('/', async (c) => {
    if (mayRead(subscriberAt(c, context))) {
      const sent = await telemetryBody(c.req.raw).catch(() => undefined);
      for (const report of readReports(new TextDecoder().decode(sent))) {
        releaseHealth.addReport(report);
        log.warn(report, 'A browser reported a policy violation.');
      }
    }
    return c.body(null, 204, { 'Cache-Control': 'no-store' });
  });
}
