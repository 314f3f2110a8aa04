import { notFound, serviceUnavailable } from '@foyer/common/http';
import { withdrawnReleasesOf } from '@foyer/releases/revisions';
import { isSlug } from '@foyer/shared/addresses/slug.ts';
import { type Context, Hono } from 'hono';
import { withComposition } from '../browser-composition.ts';
import type { AppContext } from '../context.ts';
import { hotelSlug } from '../hotel-slug.ts';
import { integrityManifest } from '../page/integrity-manifests.ts';
import { offlineBundle } from './offline-bundle.ts';
import { webManifest } from './web-manifest.ts';

const NO_STORE = { 'Cache-Control': 'no-store' };

/** Serves what open pages and installed apps of a hotel load: `/-/{what}/{slug}`. */
export function hotelRoutes(context: AppContext): Hono {
  const { fleet, hotels, draw } = context;
  const answer = async (c: Context, respond: Parameters<typeof withComposition>[3]) =>
    (await withComposition(context, c, c.req.param('slug') ?? '', respond)) ?? serviceUnavailable();
  const app = new Hono();
  app.get('/composition/:slug', hotelSlug, (c) =>
    answer(c, ({ composition: { id } }, state) => {
      const withdrawn = withdrawnReleasesOf(state);
      const current = { id, ...(withdrawn.length > 0 && { withdrawn }) };
      return Response.json(current, { headers: NO_STORE });
    }),
  );
  app.get('/integrity-manifest/:slug/:id', hotelSlug, (c) =>
    answer(c, (resolution) => integrityManifest(context, c, resolution)),
  );
  app.get('/offline-bundle/:slug', hotelSlug, (c) =>
    answer(c, async (resolution, state) => {
      const { record } = await hotels.get(c.req.param('slug'));
      if (record.state === 'unknown') return notFound();
      return offlineBundle(context, c, resolution, record, withdrawnReleasesOf(state));
    }),
  );
  // The service worker never answers this path, so that a captive portal can show its page.
  app.get('/online/:slug', hotelSlug, (c) =>
    c.body(null, 302, { ...NO_STORE, Location: `/${c.req.param('slug')}` }),
  );
  app.get('/manifest/:file{.+\\.webmanifest}', async (c) => {
    const slug = c.req.param('file').replace(/\.webmanifest$/, '');
    if (!isSlug(slug)) return notFound();
    const { state, hotel } = (await hotels.get(slug)).record;
    if (state === 'unknown') return notFound();
    const site = (await fleet())?.resolve(slug)?.site;
    // An installed app adopts the manifest: it must never get a placeholder name and icon.
    if (state === 'unreachable' || !site) return serviceUnavailable();
    const manifest = webManifest(slug, hotel, site, draw !== undefined);
    return c.body(JSON.stringify(manifest), 200, {
      'Content-Type': 'application/manifest+json; charset=utf-8',
      'Cache-Control': 'private, no-cache',
    });
  });
  return app;
}
