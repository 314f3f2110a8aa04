import { methodNotAllowed, notFound, serviceUnavailable } from '@foyer/common/http';
import { type FleetState, healthzOf } from '@foyer/releases/revisions';
import type { ReleaseStore } from '@foyer/releases/store';
import { Hono } from 'hono';
import { compress } from 'hono/compress';
import { withCompositionOf } from './browser-composition.ts';
import type { Caches } from './caches.ts';
import type { GatewayDeps } from './deps.ts';
import { createDocuments } from './documents.ts';
import type { Hotels } from './hotels/hotels.ts';
import type { Drawings } from './icons/drawings.ts';
import { FAVICON } from './icons/favicon.ts';
import { iconRoutes, socialCardRoutes } from './icons/routes.ts';
import { pageRoutes } from './page/page-routes.ts';
import { createPages } from './page/pages.ts';
import { providerRoutes } from './proxy/forward.ts';
import { weatherRoute } from './proxy/weather.ts';
import { hotelRoutes } from './pwa/hotel-routes.ts';
import { workerRoutes } from './pwa/worker-routes.ts';
import { releaseRoutes } from './release-routes.ts';

const NO_STORE = { 'Cache-Control': 'no-store' };
const ONE_DAY = 'public, max-age=86400';
// Messengers that obey robots.txt may fetch only the social card below `/-/`.
const ROBOTS =
  'User-agent: *\nAllow: /-/social-card/\nDisallow: /-/\nDisallow: /api/\nDisallow: /*/dashboard\n';

/** The parts of the gateway that the guests' app and the preview app share. */
export type AppContext = {
  releases: ReleaseStore;
  fleet: () => Promise<FleetState | undefined>;
  hotels: Hotels;
  drawings: Drawings;
  caches: Caches;
  /** Routes that receive telemetry; empty in previews. */
  telemetry: Hono;
};

/** Creates the app of one origin: pages, release files and the provider proxy. */
export function createApp(deps: GatewayDeps, context: AppContext): Hono {
  const { releases, fleet, hotels, drawings, telemetry, caches } = context;
  const withComposition = withCompositionOf(fleet);
  const documents = createDocuments(deps, caches.documents);
  const page = createPages({ ...deps, releases, documents, pages: caches.pages });
  const app = new Hono();
  app.onError((error) => {
    deps.log.error({ error: error.stack ?? String(error) }, 'A request failed.');
    return serviceUnavailable();
  });
  // Not for pages, which have the header, and whose requests take a shorter way without middleware.
  for (const path of ['/-/*', '/api/*', '/broadcasting/*', '/favicon.icon', '/favicon.ico'])
    app.use(path, async (c, next) => {
      await next();
      c.res.headers.set('X-Content-Type-Options', 'nosniff');
    });
  // Other responses are compressed once; provider responses are per guest and arrive uncompressed.
  for (const path of ['/api/*', '/broadcasting/*']) app.use(path, compress());
  app.route('/-/releases', releaseRoutes(deps, releases));
  app.route(
    '/-/worker',
    workerRoutes(async () => (await fleet())?.worker, releases),
  );
  app.get('/-/healthz', async (c) => {
    const health = healthzOf(await fleet());
    return health ? c.json(health, 200, NO_STORE) : serviceUnavailable();
  });
  app.route('/-', hotelRoutes(deps, { fleet, hotels, withComposition, documents }));
  app.route('/-/icon', iconRoutes(hotels, drawings.icons));
  app.route('/-/social-card', socialCardRoutes(hotels, drawings.socialCard));
  app.route('/', telemetry);
  app.route('/api/weather', weatherRoute(deps, hotels, caches.weather));
  app.route('/', providerRoutes(deps));
  for (const path of ['/favicon.icon', '/favicon.ico'])
    app.get(path, (c) =>
      c.body(FAVICON, 200, {
        'Content-Type': 'image/svg+xml',
        'Cache-Control': ONE_DAY,
      }),
    );
  app.get('/robots.txt', (c) => c.text(ROBOTS, 200, { 'Cache-Control': ONE_DAY }));
  app.route('/', pageRoutes(hotels, withComposition, page));
  app.all('/-/*', notFound);
  app.notFound(methodNotAllowed);
  return app;
}
