import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { resolve } from 'node:path';
import { createAdaptorServer, type HttpBindings } from '@hono/node-server';
import type { FleetSource, GatewayDeps, Log, ReleaseStore } from './deps.ts';
import { fleetSecret } from './fleet/fleet-secret.ts';
import { folderFleet } from './fleet/folder-fleet.ts';
import { createGateway } from './gateway.ts';
import { brotli } from './http/brotli.ts';
import { createQuota } from './http/quota.ts';
import { drawApart } from './icons/draw/draw-apart.ts';
import { builtInspector } from './inspector/built.ts';
import { createGate } from './look/gate.ts';
import { asksForWebsocket, passWebsockets } from './proxy/websockets.ts';
import { releasesIn } from './releases/release-store.ts';
import { StartError } from './start-error.ts';
import { folderStore } from './store/folder-store.ts';

/** How long answers under way may go on once the gateway is asked to stop, in ms. */
const GRACE_MS = 3000;
/**
 * How long an idle connection is kept, in ms: longer than the minute of the usual proxy before it,
 * which would else send a call into a connection that is being closed here.
 */
const KEEP_ALIVE_MS = 75_000;
/** Patience with one connection, in ms, and what the head of a request may have, in bytes. */
const PATIENCE = {
  headersTimeout: 15_000,
  requestTimeout: 60_000,
  connectionsCheckingInterval: 5_000,
  // Two cookies of the provider's have eight kilobytes, and its CSRF token comes as a header too.
  maxHeaderSize: 32_768,
};
/** How long nothing may pass on a connection in mid-answer, in ms. */
const STANDSTILL_MS = 300_000;
/** Connections at once, and how many of them may be websockets: pages come in beside those. */
const MOST = { connections: 10_000, websockets: 8_000 };
/** How often connections that became idle are looked for meanwhile, in ms. */
const IDLE_MS = 50;

export type GatewayOptions = {
  /** 0 takes any free port. */
  port: number;
  /** Holds `fleet.json`, `fleet/` and `releases/`, unless these lie elsewhere. */
  dataDir: string;
  providerUrl: string;
  releases?: ReleaseStore | undefined;
  fleet?: FleetSource;
  weather?: GatewayDeps['weather'];
  realtime?: GatewayDeps['realtime'];
  sessionCookie?: GatewayDeps['sessionCookie'];
  publicOrigins?: GatewayDeps['publicOrigins'];
  reportsUrl?: GatewayDeps['reportsUrl'];
  previewOrigin?: GatewayDeps['previewOrigin'];
  /** Without one, that of the data directory. */
  secret?: string | undefined;
  /** Fewer connections than usual. */
  most?: typeof MOST;
  log?: Log;
};

export type RunningGateway = { url: string; stop: () => Promise<void> };

const quiet = () => undefined;
const SILENT: Log = { info: quiet, warn: quiet, error: quiet };

/** Runs the gateway on Node. */
export async function startGateway(options: GatewayOptions): Promise<RunningGateway> {
  const dataDir = resolve(options.dataDir);
  const { providerUrl, previewOrigin, log = SILENT, most = MOST } = options;
  const secret = fleetSecret(dataDir, options.secret);
  const app = createGateway({
    providerUrl,
    releases: options.releases ?? releasesIn(folderStore(dataDir)),
    fleet: options.fleet ?? folderFleet(dataDir),
    log,
    fetch,
    clock: Date.now,
    weather: options.weather,
    realtime: options.realtime,
    drawIcons: drawApart,
    drawPreview: drawApart,
    brotli,
    sessionCookie: options.sessionCookie,
    publicOrigins: options.publicOrigins,
    reportsUrl: options.reportsUrl,
    previewOrigin,
    inspector: builtInspector(),
    secret,
    cut: (env) => (env as Partial<HttpBindings>).outgoing?.destroy(),
    peerAddress: (env) => (env as Partial<HttpBindings>).incoming?.socket.remoteAddress,
  });
  const server = createAdaptorServer({
    fetch: app.fetch,
    serverOptions: { ...PATIENCE, shouldUpgradeCallback: asksForWebsocket },
  }) as Server;
  server.keepAliveTimeout = KEEP_ALIVE_MS;
  server.timeout = STANDSTILL_MS;
  server.maxConnections = most.connections;
  const mayTell = createQuota(Date.now, 1, 1);
  server.on('drop', () => {
    if (mayTell('drop')) log.warn(most, 'No more connections are taken.');
  });
  const gate = previewOrigin && createGate({ previewOrigin, secret, clock: Date.now });
  const websockets = passWebsockets(server, {
    providerUrl,
    log,
    most: most.websockets,
    ...(gate && { mayPass: ({ headers }) => gate.mayPass(headers.host, headers.cookie) }),
  });
  await listen(server, options.port);
  const { port } = server.address() as AddressInfo;
  return { url: `http://localhost:${port}`, stop: () => stop(server, websockets) };
}

function listen(server: Server, port: number): Promise<void> {
  return new Promise((done, failed) => {
    server.once('error', (error: NodeJS.ErrnoException) => failed(listenError(error, port)));
    server.listen(port, done);
  });
}

function listenError(error: NodeJS.ErrnoException, port: number): Error {
  if (error.code === 'EADDRINUSE')
    return new StartError(`Port ${port} is in use: stop what uses it or set PORT to another one.`);
  if (error.code === 'EACCES')
    return new StartError(`Port ${port} is not for this user: set PORT to one above 1023.`);
  return error;
}

/** Takes no new connection, lets running answers end, drops idle ones and websockets. */
function stop(server: Server, websockets: { close: () => void }): Promise<void> {
  return new Promise((done) => {
    // A connection that is kept alive is idle only once its answer has ended.
    const idle = setInterval(() => server.closeIdleConnections(), IDLE_MS);
    const cut = setTimeout(() => server.closeAllConnections(), GRACE_MS);
    server.close(() => {
      clearInterval(idle);
      clearTimeout(cut);
      done();
    });
    websockets.close();
  });
}
