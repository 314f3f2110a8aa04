import { createPreviewAccess, previewApp } from '@foyer/preview';
import { followFleet } from '@foyer/releases/revisions';
import { withFileCache, withManifestCache } from '@foyer/releases/store';
import { Hono } from 'hono';
import { createApp } from './app.ts';
import { createCaches } from './caches.ts';
import type { GatewayDeps } from './deps.ts';
import { telemetryRoutes } from './health/telemetry-routes.ts';
import { createHotels } from './hotels/hotels.ts';
import { createDrawings } from './icons/drawings.ts';

/**
 * Creates the gateway for any runtime with `fetch`. It serves the guests' app and, at a host of its
 * own, the preview app.
 */
export function createGateway(deps: GatewayDeps): Hono {
  const caches = createCaches(deps.clock);
  const manifests = withManifestCache(deps.releases, caches.manifests);
  const releases = withFileCache(manifests, caches.files);
  const { resolutions } = caches;
  const fleet = followFleet({ ...deps, source: deps.fleet, store: releases, resolutions });
  const hotels = createHotels(deps, caches.hotels);
  const drawings = createDrawings(deps, caches.drawings);
  const modules = { releases, fleet, hotels, drawings, caches };
  const context = { ...modules, telemetry: telemetryRoutes(deps, modules) };
  const guests = createApp(deps, context);
  const { previewOrigin } = deps;
  if (!previewOrigin) return guests;
  const access = createPreviewAccess({ ...deps, previewOrigin });
  const previews = previewApp(
    {
      ...deps,
      ...modules,
      previewOrigin,
      createApp: ({ pageDecorations, ...shown }) =>
        createApp(
          { ...deps, publicOrigins: [previewOrigin], pageDecorations },
          { ...context, ...shown, telemetry: new Hono() },
        ),
    },
    access,
  );
  return new Hono().all('*', (c) => {
    const { host } = new URL(c.req.url);
    return (access.isPreviewHost(host) ? previews : guests).fetch(c.req.raw, c.env);
  });
}
