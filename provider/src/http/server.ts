import { createServer, type Server } from 'node:http';
import { getRequestListener } from '@hono/node-server';
import type { Hono } from 'hono';
import { StartError } from '../ground/start-error.ts';
import type { Env } from './call.ts';

/** How long calls under way may go on once the provider is asked to stop, in ms. */
const GRACE_MS = 10_000;
/** How often connections that became idle are looked for meanwhile, in ms. */
const IDLE_MS = 50;

/** What one connection may take, in ms, and how many there may be: live ones besides calls. */
const LIMITS = {
  connections: 15_000,
  headersMs: 10_000,
  requestMs: 60_000,
  /** Longer than whoever passes calls on keeps a connection that is idle. */
  idleMs: 65_000,
  lookEveryMs: 5000,
};

/** Listens on a port, 0 for any free one; a port that cannot be had is a `StartError`. */
export function listen(port: number, limits: Partial<typeof LIMITS> = {}): Promise<Server> {
  const { connections, headersMs, requestMs, idleMs, lookEveryMs } = { ...LIMITS, ...limits };
  const server: Server = createServer({
    headersTimeout: headersMs,
    requestTimeout: requestMs,
    keepAliveTimeout: idleMs,
    connectionsCheckingInterval: lookEveryMs,
    // Anything else that a client would rather speak (h2c) is answered as a plain call.
    shouldUpgradeCallback: ({ headers }) =>
      server.listenerCount('upgrade') > 0 && headers.upgrade?.toLowerCase() === 'websocket',
  });
  server.maxConnections = connections;
  return new Promise((resolve, reject) => {
    server.once('error', (error: NodeJS.ErrnoException) => reject(listenError(error, port)));
    server.listen(port, () => resolve(server));
  });
}

/** Answers what is asked of a server that has just begun to listen. */
export function serve(server: Server, fetch: Hono<Env>['fetch']): void {
  server.on('request', getRequestListener(fetch));
}

function listenError(error: NodeJS.ErrnoException, port: number): Error {
  if (error.code === 'EADDRINUSE')
    return new StartError(
      `PROVIDER_PORT: port ${port} is in use. Stop what uses it, or set PROVIDER_PORT.`,
    );
  if (error.code === 'EACCES')
    return new StartError(
      `PROVIDER_PORT: port ${port} is not for this user. Set PROVIDER_PORT to one above 1023.`,
    );
  return error;
}

/** Takes no new connection, lets running calls finish, and waits neither for idle nor stuck ones. */
export function closeServer(server: Server): Promise<void> {
  return new Promise((resolve) => {
    // A connection that is kept alive is idle only once its call has ended.
    const idle = setInterval(() => server.closeIdleConnections(), IDLE_MS);
    const cut = setTimeout(() => server.closeAllConnections(), GRACE_MS);
    server.close(() => {
      clearInterval(idle);
      clearTimeout(cut);
      resolve();
    });
  });
}
