import { createPreviewAccess, previewApp } from '@foyer/preview';
import { followFleet } from '@foyer/releases/revisions';
import { withFileCache, withManifestCache } from '@foyer/releases/store';
import type { Hono } from 'hono';
import { createApp } from './app.ts';
import { createCaches } from './caches.ts';
import type { GatewayDeps } from './deps.ts';
import { telemetryRoutes } from './health/telemetry-routes.ts';
import { createHotels } from './hotels/hotels.ts';
import { createDrawings } from './icons/drawings.ts';
import { withStrictTransport } from './strict-transport.ts';

/**
 * Creates the gateway for any runtime with `fetch`. It serves the guests' app and, at a host of its
 * own, the preview app.
 */
export function createGateway(deps: GatewayDeps): Hono {
  const caches = createCaches(deps.clock);
  const manifests = withManifestCache(deps.releases, caches.manifests);
  const releases = withFileCache(manifests, caches.files);
  const { resolutions } = caches;
  const modules = {
    ...deps,
    releases,
    caches,
    fleet: followFleet({ ...deps, store: releases, resolutions }),
    hotels: createHotels(deps, caches.hotels),
    drawings: createDrawings(deps, caches),
  };
  const guests = createApp({ ...modules, telemetry: telemetryRoutes(modules, deps.fleet) });
  const { previewOrigin } = deps;
  if (!previewOrigin) return withStrictTransport(() => guests, deps);
  const access = createPreviewAccess(deps);
  const ofPreviews = { ...modules, publicOrigins: [previewOrigin] };
  const previews = previewApp(
    { ...modules, previewOrigin, createApp: (shown) => createApp({ ...ofPreviews, ...shown }) },
    access,
  );
  return withStrictTransport(
    ({ req }) => (access.isPreviewHost(new URL(req.url).host) ? previews : guests),
    deps,
  );
}
