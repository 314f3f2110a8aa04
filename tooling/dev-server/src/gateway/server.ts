/**
 * Runs the gateway of `pnpm dev`. It is the real one with the hotels' real releases, some of which dev
 * servers replace. DEVELOPMENT contains its options, PROVIDER_URL the provider's address.
 */
import type { Server } from 'node:http';
import { readEnvironment } from '@foyer/common/gateway-environment';
import { depsOf } from '@foyer/fleet/deps';
import { createApp } from '@foyer/gateway/app';
import type { GatewayDeps } from '@foyer/gateway/deps';
import { gatewaySettingsOf } from '@foyer/gateway/settings';
import { proxyWebsockets, shouldUpgrade } from '@foyer/gateway/websockets';
import { builtInspector } from '@foyer/preview/inspector';
import { WEBSOCKET_PATH } from '@foyer/shared/contracts/realtime.ts';
import { serve } from '@hono/node-server';
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

const print = (fields: object, message: string) => console.log(message, fields);
const log = { info: () => undefined, warn: print, error: print };
const fleetDeps = await depsOf(process.env);
const inspector = builtInspector();
const deps: GatewayDeps = {
  ...gatewaySettingsOf(env),
  releases: fleetDeps.store,
  fleet: fleetDeps.fleet,
  log,
  fetch,
  clock: Date.now,
  secret: fleetDeps.secret,
  pageDecorations: developmentBar(inspector, development),
};
const bases = from ? gatewayBase(from, { ...deps, hotel }) : storeBase(fleetDeps, deps);
const sources = createSourceClient();
const { context, compositionOf } = await createDevContext(deps, bases, sources, namedSource);

const app = developmentApp({
  real: createApp(context),
  compositionOf,
  sources,
  namedSource,
  origins,
  inspector,
  pageScript,
});
const server = serve({
  port: env.PORT,
  serverOptions: { shouldUpgradeCallback: shouldUpgrade },
  fetch: app.fetch,
});
proxyWebsockets(server as Server, {
  providerUrl: from ? from + WEBSOCKET_PATH : env.PROVIDER_URL,
  log,
  addressOf: ({ socket }) => socket.remoteAddress ?? '',
});
