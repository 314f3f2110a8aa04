/**
 * The gateway of `pnpm dev`: the real one, over what hotels really have, with dev servers in the place of
 * the releases of whatever comes from its source. DEVELOPMENT holds its options, PROVIDER_URL the provider.
 */
import type { Server } from 'node:http';
import { worldOf } from '@foyer/fleet/world/world';
import { createApp } from '@foyer/gateway/app';
import type { GatewayDeps } from '@foyer/gateway/deps';
import { readEnvironment } from '@foyer/gateway/env';
import { builtInspector } from '@foyer/gateway/inspector/built';
import { asksForWebsocket, passWebsockets } from '@foyer/gateway/proxy/websockets';
import { realtimeOf } from '@foyer/shared/contracts/pusher-variables';
import { WEBSOCKET_PATH } from '@foyer/shared/contracts/realtime';
import { serve } from '@hono/node-server';
import type { Options } from '../options.ts';
import { pageScript } from '../page/served.ts';
import { developmentApp } from './app.ts';
import { developmentBar } from './bar.ts';
import { inStore } from './bases.ts';
import { elsewhere } from './elsewhere.ts';
import { createHouse } from './house.ts';
import { partsHere } from './parts-here.ts';

/** What the command that starts this has read of what was typed, and where dev servers may be. */
const development: Options & { origins: string[] } = JSON.parse(process.env.DEVELOPMENT ?? '{}');
const { part: named, hotel, from, origins } = development;
const env = readEnvironment(process.env);
const { PROVIDER_URL: providerUrl } = env;

const line = (fields: object, message: string) => console.log(message, fields);
const log = { info: () => undefined, warn: line, error: line };
const world = await worldOf(process.env);
const inspector = builtInspector();
const deps: GatewayDeps = {
  providerUrl,
  releases: world.store,
  fleet: world.fleet,
  log,
  fetch,
  clock: Date.now,
  secret: world.secret,
  around: developmentBar(inspector, development),
  realtime: realtimeOf(env),
};
const bases = from ? elsewhere(from, { ...deps, hotel }) : inStore(world, deps);
const parts = partsHere();
const { house, composed } = await createHouse(deps, bases, parts, named);
const real = createApp(deps, house);

const server = serve({
  port: env.PORT,
  serverOptions: { shouldUpgradeCallback: asksForWebsocket },
  fetch: developmentApp({
    real: (request) => real.fetch(request),
    composed,
    parts,
    named,
    origins,
    inspector,
    pageScript,
  }),
});
passWebsockets(server as Server, {
  providerUrl: from ? from + WEBSOCKET_PATH : providerUrl,
  log,
});
