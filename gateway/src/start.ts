import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join, resolve } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants } from 'node:zlib';
import { createAdaptorServer, type HttpBindings } from '@hono/node-server';
import { pino } from 'pino';
import { createGateway } from './app.ts';
import type { GatewayDeps } from './deps.ts';
import type { Environment } from './env.ts';
import { fleetFile } from './fleet/file-source.ts';
import { folderStore } from './releases/folder-store.ts';
import { httpStore } from './releases/http-store.ts';
import { StartError } from './start-error.ts';

const compress = promisify(brotliCompress);
/** A page is compressed once per change: worth more than the usual, less than the slowest. */
const BROTLI = { params: { [constants.BROTLI_PARAM_QUALITY]: 7 } };

export type RunningGateway = { url: string; stop: () => Promise<void> };

/** Runs the gateway on Node: releases and fleet from `FOYER_DATA`, logs as JSON lines. */
export async function startGateway(
  environment: Environment,
  overrides: Partial<GatewayDeps> = {},
): Promise<RunningGateway> {
  const { PORT, FOYER_DATA, PROVIDER_URL, RELEASES_URL, WEATHER_URL, WEATHER_KEY } = environment;
  const data = resolve(FOYER_DATA);
  const app = createGateway({
    providerUrl: PROVIDER_URL,
    releases: RELEASES_URL ? httpStore(RELEASES_URL, fetch) : folderStore(join(data, 'releases')),
    fleet: fleetFile(join(data, 'fleet.json')),
    log: pino({ base: { name: 'gateway' }, level: environment.LOG_LEVEL }),
    fetch,
    clock: Date.now,
    weather: WEATHER_URL && WEATHER_KEY ? { url: WEATHER_URL, key: WEATHER_KEY } : undefined,
    brotli: async (text) => new Uint8Array(await compress(text, BROTLI)),
    peerAddress: (env) => (env as Partial<HttpBindings>).incoming?.socket.remoteAddress,
    ...overrides,
  });
  const server = createAdaptorServer({ fetch: app.fetch }) as Server;
  await listen(server, PORT);
  const { port } = server.address() as AddressInfo;
  return { url: `http://localhost:${port}`, stop: () => stop(server) };
}

function listen(server: Server, port: number): Promise<void> {
  return new Promise((done, failed) => {
    server.once('error', (error: NodeJS.ErrnoException) =>
      failed(
        error.code === 'EADDRINUSE'
          ? new StartError(`Port ${port} is in use: stop what uses it or set PORT to another one.`)
          : error,
      ),
    );
    server.listen(port, done);
  });
}

/** Takes no new connection, lets running answers end, drops idle ones. */
function stop(server: Server): Promise<void> {
  return new Promise((done) => {
    server.close(() => done());
    server.closeIdleConnections();
    setTimeout(() => server.closeAllConnections(), 3000).unref();
  });
}
