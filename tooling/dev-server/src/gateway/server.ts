/**
 * Runs the gateway of `pnpm dev`. It is the real one with the hotels' real releases, some of which dev
 * servers replace. DEVELOPMENT contains its options, PROVIDER_URL the provider's address.
 */
import type { Server } from 'node:http';
import { serve } from '@hono/node-server';
import { depsOf } from '../../fleet/src/deps/deps.ts';
import { createApp } from '../../gateway/src/app.ts';
import type { GatewayDeps } from '../../gateway/src/deps.ts';
import { readEnvironment } from '../../gateway/src/env.ts';
import { builtInspector } from '../../gateway/src/inspector/built-inspector.ts';
import { proxyWebsockets, shouldUpgrade } from '../../gateway/src/proxy/websockets.ts';
import { realtimeOf } from '../../shared/src/contracts/pusher-variables.ts';
import { WEBSOCKET_PATH } from '../../shared/src/contracts/realtime.ts';
import type { Options } from '../options.ts';
import { pageScript } from '../page/page-script.ts';
import { developmentApp } from './app.ts';
import { storeBase } from './base-fleets.ts';
import { createDevContext } from './dev-context.ts';
import { developmentBar } from './development-bar.ts';
import { gatewayBase } from './gateway-base.ts';
import { createSourceClient } from './source-client.ts';

/** The parsed command line options, and the origins of the dev servers. */
const development: Options & { origins: string[] } = JSON.parse(process.env.DEVELOPMENT ?? '{}');
const { source: namedSource, hotel, from, origins } = development;
const env = readEnvironment(process.env);
const { PROVIDER_URL: providerUrl } = env;

const print = (fields: object, message: string) => console.log(message, fields);
const log = { info: () => undefined, warn: print, error: print };
const fleetDeps = await depsOf(process.env);
const inspector = builtInspector();
const deps: GatewayDeps = {
  providerUrl,
  releases: fleetDeps.store,
  fleet: fleetDeps.fleet,
  log,
  fetch,
  clock: Date.now,
  secret: fleetDeps.secret,
  pageDecorations: developmentBar(inspector, development),
  realtime: realtimeOf(env),
};
const bases = from ? gatewayBase(from, { ...deps, hotel }) : storeBase(fleetDeps, deps);
const sources = createSourceClient();
const { context, compositionOf } = await createDevContext(deps, bases, sources, namedSource);
const real = createApp(deps, context);

const server = serve({
  port: env.PORT,
  serverOptions: { shouldUpgradeCallback: shouldUpgrade },
  fetch: developmentApp({
    real: (request) => real.fetch(request),
    compositionOf,
    sources,
    namedSource,
    origins,
    inspector,
    pageScript,
  }),
});
proxyWebsockets(server as Server, {
  providerUrl: from ? from + WEBSOCKET_PATH : providerUrl,
  log,
});
