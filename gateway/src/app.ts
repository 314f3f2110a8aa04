import { DEFAULT_SLUG, isSlug } from '@foyer/shared/addresses/slug';
import { DASHBOARD, SLUGLESS_PAGES } from '@foyer/shared/addresses/slugless';
import { SIGNED_IN_COOKIE, STAY_COOKIE } from '@foyer/shared/contracts/page';
import { type Context, Hono } from 'hono';
import { compress } from 'hono/compress';
import type { Resolution } from './composition/resolution.ts';
import type { GatewayDeps, ReleaseStore } from './deps.ts';
import { healthOf, withdrawnIn } from './fleet/answers.ts';
import type { FleetState } from './fleet/state.ts';
import type { Hotels } from './hotels/hotels.ts';
import { lotOf } from './http/lot.ts';
import { acceptedCodings } from './http/negotiation.ts';
import { isSecure } from './http/origin.ts';
import { createPlaces } from './http/places.ts';
import { missing, notAllowed, unavailable } from './http/plain.ts';
import { iconRoutes, previewRoutes } from './icons/routes.ts';
import { createDetails } from './page/details.ts';
import { FAVICON } from './page/favicon.ts';
import { createHotelSets } from './page/hotel-set.ts';
import { createPages, slugOf } from './page/pages.ts';
import { frameReader } from './page/read-frame.ts';
import { noSuchPage, notReady } from './page/static-pages.ts';
import { webManifest } from './page/web-manifest.ts';
import { providerRoutes } from './proxy/forward.ts';
import { weatherRoute } from './proxy/weather.ts';
import { releaseRoutes } from './releases/routes.ts';
import { workerRoutes } from './worker/routes.ts';

/** No address of the app is longer; whatever is was made by hand. */
const LONGEST_PATH = 2000;
const says = (cookie: string) => new RegExp(`(?:^|; *)${cookie}=1(?:;|$)`);
const SIGNED_IN = says(SIGNED_IN_COOKIE);
const STAY = says(STAY_COOKIE);
const NO_STORE = { 'Cache-Control': 'no-store', 'X-Content-Type-Options': 'nosniff' };
// Messengers that keep to it show what is allowed alone.
const ROBOTS =
  'User-agent: *\nAllow: /-/preview/\nDisallow: /-/\nDisallow: /api/\nDisallow: /*/dashboard\n';

/** What all pages of a gateway are made of, whoever they are for. */
export type House = {
  releases: ReleaseStore;
  fleet: () => Promise<FleetState | undefined>;
  hotels: Hotels;
  /** Takes down what pages tell; none of a preview's. */
  told: Hono;
};

/** Everything at one origin: pages, their files, and the way to the provider. */
export function createApp(deps: GatewayDeps, { releases, fleet, hotels, told }: House): Hono {
  const details = createDetails(deps);
  const page = createPages({ ...deps, details, readFrame: frameReader(releases) });
  const hotelSet = createHotelSets(deps);
  const placeOf = createPlaces(deps.publicOrigins);

  /** Answers with what this browser gets at a hotel; where nothing is rolled out, it gets no lot. */
  async function answerFor(
    { req: { raw } }: Context,
    slug: string,
    none: () => Response | Promise<Response>,
    answer: (resolution: Resolution, state: FleetState) => Response | Promise<Response>,
  ): Promise<Response> {
    const state = await fleet();
    const drawn = state && state.rollouts(slug).size > 0 ? lotOf(raw) : undefined;
    const resolution = state?.resolve(slug, drawn?.lot);
    if (!state || !resolution) return none();
    const response = await answer(resolution, state);
    if (drawn?.cookie) response.headers.append('Set-Cookie', drawn.cookie);
    return response;
  }

  function show(c: Context, slug: string, pathname: string | undefined): Promise<Response> {
    const none = () => notReady(isSecure(c.req.raw));
    return answerFor(c, slug, none, async (resolution) => {
      const hotel = await hotels.get(slug);
      const cookies = c.req.header('Cookie') ?? '';
      return page({
        resolution,
        hotel,
        // A hotel that nobody knows has nothing but its login page, which says so.
        pathname: pathname && hotel.state === 'unknown' ? `/${slug}/login` : pathname,
        guest: { signedIn: SIGNED_IN.test(cookies), stay: STAY.test(cookies) },
        place: placeOf(c.req.raw),
        accepted: acceptedCodings(c.req.header('Accept-Encoding')),
        ifNoneMatch: c.req.header('If-None-Match'),
        userAgent: c.req.header('User-Agent'),
      });
    });
  }

  const app = new Hono();
  app.onError((error) => {
    deps.log.error({ error: error.stack ?? String(error) }, 'A request failed.');
    return unavailable();
  });
  // All else was compressed once; an answer of the provider is one guest's own, and comes plain.
  for (const path of ['/api/*', '/broadcasting/*']) app.use(path, compress());
  app.route('/-/releases', releaseRoutes({ ...deps, releases }));
  app.route(
    '/-/worker',
    workerRoutes(async () => (await fleet())?.worker, releases),
  );
  app.get('/-/healthz', async () => {
    const health = healthOf(await fleet());
    return health ? Response.json(health, { headers: NO_STORE }) : unavailable();
  });
  app.get('/-/composition/:slug', async (c) => {
    const slug = c.req.param('slug');
    if (!isSlug(slug)) return missing();
    return answerFor(c, slug, unavailable, ({ composition: { id } }, state) => {
      const withdrawn = withdrawnIn(state);
      const current = { id, ...(withdrawn.length > 0 && { withdrawn }) };
      return Response.json(current, { headers: NO_STORE });
    });
  });
  app.get('/-/details/:slug/:id', async (c) => {
    const slug = c.req.param('slug');
    if (!isSlug(slug)) return missing();
    const accepted = acceptedCodings(c.req.header('Accept-Encoding'));
    return answerFor(c, slug, unavailable, (now) => details.answer(now, c.req.path, accepted));
  });
  app.get('/-/page/:slug', (c) => {
    const slug = c.req.param('slug');
    return isSlug(slug) ? show(c, slug, undefined) : missing();
  });
  app.get('/-/set/:slug', async (c) => {
    const slug = c.req.param('slug');
    if (!isSlug(slug)) return missing();
    return answerFor(c, slug, unavailable, async (resolution, state) => {
      const hotel = await hotels.get(slug);
      if (hotel.state === 'unknown') return missing();
      return hotelSet({
        resolution,
        hotel,
        withdrawn: withdrawnIn(state),
        accepted: acceptedCodings(c.req.header('Accept-Encoding')),
        ifNoneMatch: c.req.header('If-None-Match'),
      });
    });
  });
  app.route('/-/icon', iconRoutes(deps, hotels));
  app.route('/-/preview', previewRoutes(deps, hotels));
  // No worker answers this one: a portal before the gateway shows its page here.
  app.get('/-/online/:slug', (c) => {
    const slug = c.req.param('slug');
    if (!isSlug(slug)) return missing();
    return new Response(null, { status: 302, headers: { ...NO_STORE, Location: `/${slug}` } });
  });
  app.get('/-/manifest/:file', async (c) => {
    const slug = /^(.+)\.webmanifest$/.exec(c.req.param('file'))?.[1] ?? '';
    if (!isSlug(slug)) return missing();
    const { state, hotel } = await hotels.get(slug);
    if (state === 'unknown') return missing();
    const site = (await fleet())?.resolve(slug)?.site;
    // An installed app takes over what it is told: no name and icon of nobody.
    if (state === 'unreachable' || !site) return unavailable();
    const manifest = webManifest({ slug, hotel, site, drawsIcons: Boolean(deps.drawIcons) });
    return new Response(JSON.stringify(manifest), {
      headers: {
        'Content-Type': 'application/manifest+json; charset=utf-8',
        'Cache-Control': 'private, no-cache',
        'X-Content-Type-Options': 'nosniff',
      },
    });
  });
  app.route('/', told);
  app.all('/-/*', missing);
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
    if (pathname.length <= LONGEST_PATH && isDecodable(pathname)) {
      // From here the shell leads to the hotel that this browser remembers.
      if (pathname === '/' || first === DASHBOARD) return show(c, DEFAULT_SLUG, undefined);
      if (SLUGLESS_PAGES.includes(first))
        return show(c, DEFAULT_SLUG, `/${DEFAULT_SLUG}${pathname}`);
      const slug = slugOf(pathname);
      if (slug) return show(c, slug, pathname);
      const lower = first.toLowerCase();
      if (isSlug(lower))
        return c.redirect(`/${lower}${pathname.slice(first.length + 1)}${search}`, 302);
    }
    return noSuchPage(isSecure(c.req.raw));
  });
  app.notFound(notAllowed);
  return app;
}

function isDecodable(pathname: string): boolean {
  try {
    return !decodeURIComponent(pathname).includes('\0');
  } catch {
    return false;
  }
}
