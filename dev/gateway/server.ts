/**
 * The gateway of `pnpm dev`: the real one, over what hotels really have, with dev servers in the place of
 * the releases of whatever comes from its source. DEVELOPMENT holds its options, PROVIDER_URL the provider.
 */
import type { Server } from 'node:http';
import { serve } from '@hono/node-server';
import { worldOf } from '../../fleet/src/world/world.ts';
import { createApp } from '../../gateway/src/app.ts';
import type { GatewayDeps } from '../../gateway/src/deps.ts';
import { readEnvironment } from '../../gateway/src/env.ts';
import { builtInspector } from '../../gateway/src/inspector/built.ts';
import { asksForWebsocket, passWebsockets } from '../../gateway/src/proxy/websockets.ts';
import { realtimeOf } from '../../shared/src/contracts/pusher-variables.ts';
import { WEBSOCKET_PATH } from '../../shared/src/contracts/realtime.ts';
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
