import { methodNotAllowed, notFound, serviceUnavailable } from '@foyer/common/http';
import { healthzOf } from '@foyer/releases/revisions';
import { GATEWAY_HEADER } from '@foyer/shared/contracts/worker.ts';
import { Hono } from 'hono';
import { compress } from 'hono/compress';
import type { AppContext } from './context.ts';
import { FAVICON } from './icons/favicon.ts';
import { drawingRoutes } from './icons/routes.ts';
import { licencesRoute } from './licences-route.ts';
import { pageRoutes } from './page/page-routes.ts';
import { providerRoutes } from './proxy/forward.ts';
import { weatherRoute } from './proxy/weather.ts';
import { hotelRoutes } from './pwa/hotel-routes.ts';
import { workerRoutes } from './pwa/worker-routes.ts';
import { releaseRoutes } from './release-routes.ts';

const NO_STORE = { 'Cache-Control': 'no-store' };
const ONE_DAY = { 'Cache-Control': 'public, max-age=86400' };
const FAVICON_PATHS = ['/favicon.icon', '/favicon.ico'];
const PROVIDER_PATHS = ['/api/*', '/broadcasting/*'];
// Messengers that obey robots.txt may fetch only the social card below `/-/`.
const ROBOTS =
  'User-agent: *\nAllow: /-/social-card/\nDisallow: /-/\nDisallow: /api/\nDisallow: /*/dashboard\n';

/** Creates the app of one origin: pages, release files and the provider proxy. */
export function createApp(context: AppContext): Hono {
  const { fleet, log, telemetry } = context;
  const app = new Hono();
  app.onError((error) => {
    log.error({ error: error.stack ?? String(error) }, 'A request failed.');
    return serviceUnavailable();
  });
  // Not for pages, which have the header, and whose requests take a shorter way without middleware.
  for (const path of ['/-/*', ...PROVIDER_PATHS, ...FAVICON_PATHS])
    app.use(path, async (c, next) => {
      await next();
      c.res.headers.set('X-Content-Type-Options', 'nosniff');
      if (c.res.headers.get('Content-Type')?.startsWith('image/'))
        c.res.headers.set(GATEWAY_HEADER, 'picture');
    });
  // Other responses are compressed once; provider responses are per guest and arrive uncompressed.
  for (const path of PROVIDER_PATHS) app.use(path, compress());
  app.route('/-/releases', releaseRoutes(context));
  app.route('/-/licences', licencesRoute(context));
  app.route('/-/worker', workerRoutes(context));
  app.get('/-/healthz', async (c) => {
    const health = healthzOf(await fleet());
    return health ? c.json(health, 200, NO_STORE) : serviceUnavailable();
  });
  app.route('/-', hotelRoutes(context));
  app.route('/-', drawingRoutes(context));
  if (telemetry) app.route('/', telemetry);
  app.route('/api/weather', weatherRoute(context));
  app.route('/', providerRoutes(context));
  for (const path of FAVICON_PATHS)
    app.get(path, (c) => c.body(FAVICON, 200, { ...ONE_DAY, 'Content-Type': 'image/svg+xml' }));
  app.get('/robots.txt', (c) => c.text(ROBOTS, 200, ONE_DAY));
  app.route('/', pageRoutes(context));
  app.all('/-/*', notFound);
  app.notFound(methodNotAllowed);
  return app;
}
