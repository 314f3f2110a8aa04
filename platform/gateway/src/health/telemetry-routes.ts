import { REPORTS_PATH } from '@foyer/prerender/page';
import { Hono } from 'hono';
import type { AppContext } from '../app.ts';
import type { GatewayDeps } from '../deps.ts';
import { createAutomaticRollback } from './automatic-rollback.ts';
import { reportRoutes } from './browser-report-routes.ts';
import { healthRoutes } from './outcome-routes.ts';
import { createReleaseHealth } from './release-health.ts';
import { telemetryForwarder } from './telemetry-forwarder.ts';

/** Creates the telemetry routes: counts reports here or forwards them to `REPORTS_URL`. */
export function telemetryRoutes(
  deps: GatewayDeps,
  { releases, fleet, hotels }: Pick<AppContext, 'releases' | 'fleet' | 'hotels'>,
): Hono {
  if (deps.reportsUrl) return telemetryForwarder(deps, deps.reportsUrl);
  const releaseHealth = createReleaseHealth(deps.clock);
  const checkRelease = createAutomaticRollback({ ...deps, releases, releaseHealth });
  return new Hono()
    .route(REPORTS_PATH, reportRoutes(deps, releaseHealth))
    .route('/', healthRoutes({ ...deps, fleet, hotels, releaseHealth, checkRelease }));
}
