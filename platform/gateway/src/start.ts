import { once } from 'node:events';
import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { resolve } from 'node:path';
import { brotli } from '@foyer/common/brotli';
import { guestAddresses } from '@foyer/common/guest-address';
import type { Log } from '@foyer/common/http';
import { createQuota } from '@foyer/common/http';
import { StartError } from '@foyer/common/start-error';
import { LOCAL_PROXIES } from '@foyer/common/trusted-proxies';
import { createPreviewAccess } from '@foyer/preview';
import { builtInspector } from '@foyer/preview/inspector';
import type { FleetSource } from '@foyer/releases/revisions';
import { fleetSecret, folderFleet } from '@foyer/releases/revisions';
import type { ReleaseStore } from '@foyer/releases/store';
import { folderStore, releaseStoreOf } from '@foyer/releases/store';
import { createAdaptorServer, type HttpBindings } from '@hono/node-server';
import { createGateway } from './gateway.ts';
import { drawInProcess } from './icons/draw/draw-in-process.ts';
import { queuedFetch } from './proxy/queued-fetch.ts';
import { proxyWebsockets, shouldUpgrade } from './proxy/websockets.ts';
import type { GatewaySettings } from './settings.ts';
import { strictTransportPolicy } from './strict-transport.ts';

/** How long running responses may continue after a stop, in ms. */
const GRACE_MS = 3000;
/**
 * How long an idle connection stays open, in ms. It exceeds the usual minute of a reverse proxy,
 * which would otherwise send a request into a connection that closes here.
 */
const KEEP_ALIVE_MS = 75_000;
/** Time limits of a connection, in ms, and request headers' maximum size, in bytes. */
const REQUEST_LIMITS = {
  keepAliveTimeout: KEEP_ALIVE_MS,
  headersTimeout: 15_000,
  requestTimeout: 60_000,
  connectionsCheckingInterval: 5_000,
  // The provider's two cookies take eight kilobytes, and its CSRF token also comes as a header.
  maxHeaderSize: 32_768,
};
/** How long a connection may stay silent during a response, in ms. */
const SOCKET_TIMEOUT_MS = 300_000;
/** Concurrent connections, and how many may be websockets, in all and of an address. The rest is left for pages. */
const MAX_CONNECTIONS = { connections: 10_000, websockets: 8_000, websocketsByAddress: 2_500 };

export type GatewayOptions = GatewaySettings & {
  /** 0 picks any free port. */
  port: number;
  /** Holds `fleet.json`, `fleet/` and `releases/`, unless these are stored elsewhere. */
  dataDir: string;
  releases?: ReleaseStore | undefined;
  fleet?: FleetSource;
  /** Defaults to the secret of the data directory. */
  secret?: string | undefined;
  /** Lower connection limits than the default. */
  limits?: Partial<typeof MAX_CONNECTIONS>;
  log?: Log;
};

export type RunningGateway = { url: string; stop: () => Promise<void> };

const ignore = () => undefined;
const SILENT: Log = { info: ignore, warn: ignore, error: ignore };

/** Runs the gateway on Node. */
export async function startGateway({
  port: wantedPort,
  dataDir,
  releases,
  fleet,
  secret: givenSecret,
  limits: lowerLimits,
  log = SILENT,
  ...settings
}: GatewayOptions): Promise<RunningGateway> {
  const { providerUrl, providerConnections, previewOrigin } = settings;
  const { trustedProxies: ranges = LOCAL_PROXIES } = settings;
  const limits = { ...MAX_CONNECTIONS, ...lowerLimits };
  const folder = resolve(dataDir);
  const secret = fleetSecret(folder, givenSecret);
  const addressOf = guestAddresses(ranges, log);
  const app = createGateway({
    ...settings,
    releases: releases ?? releaseStoreOf(folderStore(folder)),
    fleet: fleet ?? folderFleet(folder),
    log,
    fetch: queuedFetch(fetch, providerUrl, providerConnections),
    clock: Date.now,
    draw: drawInProcess,
    brotli,
    inspector: builtInspector(),
    secret,
    abortConnection: (env) => (env as Partial<HttpBindings>).outgoing?.destroy(),
    guestAddress: (request, env) =>
      addressOf(
        (env as Partial<HttpBindings>).incoming?.socket.remoteAddress,
        request.headers.get('X-Forwarded-For'),
      ),
  });
  const server = createAdaptorServer({
    fetch: app.fetch,
    serverOptions: { ...REQUEST_LIMITS, shouldUpgradeCallback: shouldUpgrade },
  }) as Server;
  server.timeout = SOCKET_TIMEOUT_MS;
  server.maxConnections = limits.connections;
  const mayLog = createQuota(Date.now, 1, 1);
  server.on('drop', () => {
    if (mayLog('drop')) log.warn(limits, 'New connections are refused: the limit is reached.');
  });
  const previews = createPreviewAccess({ previewOrigin, secret, clock: Date.now });
  const websockets = proxyWebsockets(server, {
    providerUrl,
    log,
    maxOpen: limits.websockets,
    maxOpenByAddress: limits.websocketsByAddress,
    publicOrigins: settings.publicOrigins,
    addressOf: ({ headers, socket }) =>
      addressOf(socket.remoteAddress, String(headers['x-forwarded-for'] ?? '')),
    isAllowed: ({ headers: { host, cookie } }) => previews.isAllowed(host, cookie),
    transportPolicy: strictTransportPolicy(settings),
  });
  await listen(server, wantedPort);
  const { port } = server.address() as AddressInfo;
  return { url: `http://localhost:${port}`, stop: () => stop(server, websockets) };
}

async function listen(server: Server, port: number): Promise<void> {
  await once(server.listen(port), 'listening').catch((error: NodeJS.ErrnoException) => {
    const advice = {
      EADDRINUSE: 'is in use: stop what uses it or set PORT to another one.',
      EACCES: 'is not for this user: set PORT to one above 1023.',
    }[error.code ?? ''];
    throw advice ? new StartError(`Port ${port} ${advice}`) : error;
  });
}

/**
 * Stops accepting connections, finishes running responses, closes idle connections and websockets.
 */
async function stop(server: Server, websockets: { close: () => void }): Promise<void> {
  // A keep-alive connection becomes idle only after its response has ended.
  Object.assign(server, { keepAliveTimeout: 1, keepAliveTimeoutBuffer: 0 });
  const graceTimer = setTimeout(() => server.closeAllConnections(), GRACE_MS);
  const closed = once(server.close(), 'close');
  websockets.close();
  await closed;
  clearTimeout(graceTimer);
}
