import {
  acceptedCodings,
  isSecure,
  methodNotAllowed,
  notFound,
  requestOriginReader,
  serviceUnavailable,
} from '@foyer/common/http';
import { createIntegrityManifests, noSuchPage, notReady } from '@foyer/prerender/page';
import type { Resolution } from '@foyer/releases/composition';
import type { FleetState } from '@foyer/releases/revisions';
import { healthzOf, withdrawnReleasesOf } from '@foyer/releases/revisions';
import type { ReleaseStore } from '@foyer/releases/store';
import { DEFAULT_SLUG, isSlug, slugInPath } from '@foyer/shared/addresses/slug.ts';
import { DASHBOARD, SLUGLESS_PAGES } from '@foyer/shared/addresses/slugless.ts';
import { SIGNED_IN_COOKIE, STAY_COOKIE } from '@foyer/shared/contracts/page.ts';
import { type Context, Hono } from 'hono';
import { compress } from 'hono/compress';
import type { GatewayDeps } from './deps.ts';
import type { Hotels } from './hotels/hotels.ts';
import { FAVICON } from './icons/favicon.ts';
import { iconRoutes, socialCardRoutes } from './icons/routes.ts';
import { createPages } from './page/pages.ts';
import { templateReader } from './page/template-reader.ts';
import { providerRoutes } from './proxy/forward.ts';
import { weatherRoute } from './proxy/weather.ts';
import { createOfflineBundles } from './pwa/offline-bundle.ts';
import { webManifest } from './pwa/web-manifest.ts';
import { workerRoutes } from './pwa/worker-routes.ts';
import { releaseRoutes } from './release-routes.ts';
import { rolloutBucketOf } from './rollout-bucket.ts';

/** The longest path that the app has; longer ones get the 404 page. */
const MAX_PATH_LENGTH = 2000;
const flagPattern = (cookie: string) => new RegExp(`(?:^|; *)${cookie}=1(?:;|$)`);
const SIGNED_IN = flagPattern(SIGNED_IN_COOKIE);
const STAY = flagPattern(STAY_COOKIE);
const NO_STORE = { 'Cache-Control': 'no-store', 'X-Content-Type-Options': 'nosniff' };
// Messengers that obey robots.txt may fetch only the social card below `/-/`.
const ROBOTS =
  'User-agent: *\nAllow: /-/social-card/\nDisallow: /-/\nDisallow: /api/\nDisallow: /*/dashboard\n';

/** Context that the guests' app and the preview app share. */
export type AppContext = {
  releases: ReleaseStore;
  fleet: () => Promise<FleetState | undefined>;
  hotels: Hotels;
  /** Routes that receive telemetry; empty in previews. */
  telemetry: Hono;
};

/** Creates the app of one origin: pages, release files and the provider proxy. */
export function createApp(
  deps: GatewayDeps,
  { releases, fleet, hotels, telemetry }: AppContext,
): Hono {
  const integrityManifests = createIntegrityManifests(deps);
  const page = createPages({ ...deps, integrityManifests, readTemplate: templateReader(releases) });
  const offlineBundle = createOfflineBundles(deps);
  const requestOriginOf = requestOriginReader(deps.publicOrigins);

  /** Answers with this browser's resolution; it gets a rollout bucket only during a rollout. */
  async function answerFor(
    { req: { raw } }: Context,
    slug: string,
    fallback: () => Response | Promise<Response>,
    answer: (resolution: Resolution, state: FleetState) => Response | Promise<Response>,
  ): Promise<Response> {
    const state = await fleet();
    const rollout = state && state.rolloutsOf(slug).size > 0 ? rolloutBucketOf(raw) : undefined;
    const resolution = state?.resolve(slug, rollout?.bucket);
    if (!state || !resolution) return fallback();
    const response = await answer(resolution, state);
    if (rollout?.cookie) response.headers.append('Set-Cookie', rollout.cookie);
    return response;
  }

  function answerPage(c: Context, slug: string, pathname: string | undefined): Promise<Response> {
    const fallback = () => notReady(isSecure(c.req.raw));
    return answerFor(c, slug, fallback, async (resolution) => {
      const hotel = await hotels.get(slug);
      const cookies = c.req.header('Cookie') ?? '';
      return page({
        resolution,
        hotel,
        // An unknown hotel has only its login page, which shows the error.
        pathname: pathname && hotel.state === 'unknown' ? `/${slug}/login` : pathname,
        guest: { signedIn: SIGNED_IN.test(cookies), stay: STAY.test(cookies) },
        requestOrigin: requestOriginOf(c.req.raw),
        accepted: acceptedCodings(c.req.header('Accept-Encoding')),
        ifNoneMatch: c.req.header('If-None-Match'),
        userAgent: c.req.header('User-Agent'),
      });
    });
  }

  const app = new Hono();
  app.onError((error) => {
    deps.log.error({ error: error.stack ?? String(error) }, 'A request failed.');
    return serviceUnavailable();
  });
  // Other responses are compressed once; provider responses are per guest and arrive uncompressed.
  for (const path of ['/api/*', '/broadcasting/*']) app.use(path, compress());
  app.route('/-/releases', releaseRoutes({ ...deps, releases }));
  app.route(
    '/-/worker',
    workerRoutes(async () => (await fleet())?.worker, releases),
  );
  app.get('/-/healthz', async () => {
    const health = healthzOf(await fleet());
    return health ? Response.json(health, { headers: NO_STORE }) : serviceUnavailable();
  });
  app.get('/-/composition/:slug', async (c) => {
    const slug = c.req.param('slug');
    if (!isSlug(slug)) return notFound();
    return answerFor(c, slug, serviceUnavailable, ({ composition: { id } }, state) => {
      const withdrawn = withdrawnReleasesOf(state);
      const current = { id, ...(withdrawn.length > 0 && { withdrawn }) };
      return Response.json(current, { headers: NO_STORE });
    });
  });
  app.get('/-/integrity-manifest/:slug/:id', async (c) => {
    const slug = c.req.param('slug');
    if (!isSlug(slug)) return notFound();
    const accepted = acceptedCodings(c.req.header('Accept-Encoding'));
    return answerFor(c, slug, serviceUnavailable, (resolution) =>
      integrityManifests.response(resolution, c.req.path, accepted),
    );
  });
  app.get('/-/page/:slug', (c) => {
    const slug = c.req.param('slug');
    return isSlug(slug) ? answerPage(c, slug, undefined) : notFound();
  });
  app.get('/-/offline-bundle/:slug', async (c) => {
    const slug = c.req.param('slug');
    if (!isSlug(slug)) return notFound();
    return answerFor(c, slug, serviceUnavailable, async (resolution, state) => {
      const hotel = await hotels.get(slug);
      if (hotel.state === 'unknown') return notFound();
      return offlineBundle({
        resolution,
        hotel,
        withdrawn: withdrawnReleasesOf(state),
        accepted: acceptedCodings(c.req.header('Accept-Encoding')),
        ifNoneMatch: c.req.header('If-None-Match'),
      });
    });
  });
  app.route('/-/icon', iconRoutes(deps, hotels));
  app.route('/-/social-card', socialCardRoutes(deps, hotels));
  // The service worker never answers this path, so that a captive portal can show its page.
  app.get('/-/online/:slug', (c) => {
    const slug = c.req.param('slug');
    if (!isSlug(slug)) return notFound();
    return new Response(null, { status: 302, headers: { ...NO_STORE, Location: `/${slug}` } });
  });
  app.get('/-/manifest/:file', async (c) => {
    const slug = /^(.+)\.webmanifest$/.exec(c.req.param('file'))?.[1] ?? '';
    if (!isSlug(slug)) return notFound();
    const { state, hotel } = await hotels.get(slug);
    if (state === 'unknown') return notFound();
    const site = (await fleet())?.resolve(slug)?.site;
    // An installed app adopts the manifest: it must never get a placeholder name and icon.
    if (state === 'unreachable' || !site) return serviceUnavailable();
    const manifest = webManifest({ slug, hotel, site, drawsIcons: Boolean(deps.drawIcons) });
    return new Response(JSON.stringify(manifest), {
      headers: {
        'Content-Type': 'application/manifest+json; charset=utf-8',
        'Cache-Control': 'private, no-cache',
        'X-Content-Type-Options': 'nosniff',
      },
    });
  });
  app.route('/', telemetry);
  app.all('/-/*', notFound);
  app.route('/api/weather', weatherRoute(deps, hotels));
  app.route('/', providerRoutes(deps));
  for (const path of ['/favicon.icon', '/favicon.ico']) {
    app.get(path, (c) =>
      c.body(FAVICON, 200, {
        'Content-Type': 'image/svg+xml',
        'Cache-Control': 'public, max-age=86400',
        'X-Content-Type-Options': 'nosniff',
      }),
    );
  }
  app.get('/robots.txt', (c) => c.text(ROBOTS, 200, { 'Cache-Control': 'public, max-age=86400' }));

  app.get('*', async (c): Promise<Response> => {
    const { pathname, search } = new URL(c.req.url);
    const first = pathname.split('/', 2)[1] ?? '';
    if (pathname.length <= MAX_PATH_LENGTH && isDecodable(pathname)) {
      // From here the shell redirects to the hotel that this browser remembers.
      if (pathname === '/' || first === DASHBOARD) return answerPage(c, DEFAULT_SLUG, undefined);
      if (SLUGLESS_PAGES.includes(first))
        return answerPage(c, DEFAULT_SLUG, `/${DEFAULT_SLUG}${pathname}`);
      const slug = slugInPath(pathname);
      if (slug) return answerPage(c, slug, pathname);
      const lower = first.toLowerCase();
      if (isSlug(lower))
        return c.redirect(`/${lower}${pathname.slice(first.length + 1)}${search}`, 302);
    }
    return noSuchPage(isSecure(c.req.raw));
  });
  app.notFound(methodNotAllowed);
  return app;
}

function isDecodable(pathname: string): boolean {
  try {
    return !decodeURIComponent(pathname).includes('\0');
  } catch {
    return false;
  }
}
