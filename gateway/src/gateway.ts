import { Hono } from 'hono';
import { createApp } from './app.ts';
import type { GatewayDeps } from './deps.ts';
import { followFleet } from './fleet/follow.ts';
import { toldRoutes } from './health/told.ts';
import { createHotels } from './hotels/hotels.ts';
import { lookApp } from './look/app.ts';
import { createGate } from './look/gate.ts';
import { rememberedStore } from './releases/remembered-store.ts';

/**
 * The gateway as one function from request to response, for any runtime with `fetch`: the app of the
 * guests and, at a host of its own, that of looks.
 */
export function createGateway(deps: GatewayDeps): Hono {
  const releases = rememberedStore(deps.releases);
  const fleet = followFleet({ ...deps, source: deps.fleet, store: releases });
  const grounds = { releases, fleet, hotels: createHotels(deps) };
  const house = { ...grounds, told: toldRoutes(deps, grounds) };
  const guests = createApp(deps, house);
  const { previewOrigin } = deps;
  if (!previewOrigin) return guests;
  const gate = createGate({ ...deps, previewOrigin });
  const looks = lookApp({ ...deps, previewOrigin }, house, gate);
  return new Hono().all('*', (c) => {
    const { host } = new URL(c.req.url);
    return (gate.isAt(host) ? looks : guests).fetch(c.req.raw, c.env);
  });
}
