import { Hono } from 'hono';
import type { House } from '../app.ts';
import type { GatewayDeps } from '../deps.ts';
import { REPORTS_PATH } from '../page/reporting.ts';
import { reportRoutes } from '../reports/routes.ts';
import { createBrake } from './brake.ts';
import { createLedger } from './ledger.ts';
import { healthRoutes } from './routes.ts';
import { passedOn } from './sink.ts';

/** All that guests' pages tell: counted here, or passed on to the gateway that counts for all. */
export function toldRoutes(
  deps: GatewayDeps,
  { releases, fleet, hotels }: Pick<House, 'releases' | 'fleet' | 'hotels'>,
): Hono {
  if (deps.reportsUrl) return passedOn(deps, deps.reportsUrl);
  const ledger = createLedger(deps.clock);
  const look = createBrake({ ...deps, releases, ledger });
  return new Hono()
    .route(REPORTS_PATH, reportRoutes(deps, ledger))
    .route('/', healthRoutes({ ...deps, fleet, hotels, ledger, look }));
}
