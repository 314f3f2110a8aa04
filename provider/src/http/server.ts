import { createServer, type Server } from 'node:http';
import { getRequestListener } from '@hono/node-server';
import type { Hono } from 'hono';
import { StartError } from '../lib/start-error.ts';
import type { Env } from './call.ts';

/** Time that running calls have to finish after a stop signal, in ms. */
const GRACE_MS = 10_000;
/** Interval at which idle connections are closed meanwhile, in ms. */
const IDLE_CHECK_MS = 50;

/** Limits the connections, including websockets, and the times of one connection in ms. */
const LIMITS = {
  connections: 15_000,
  headersMs: 10_000,
  requestMs: 60_000,
  /** Longer than a proxy keeps an idle connection. */
  idleMs: 65_000,
  checkEveryMs: 5000,
};

/** Listens on a port (0: any free one); throws `StartError` for an unavailable port. */
export function listen(port: number, limits: Partial<typeof LIMITS> = {}): Promise<Server> {
  const { connections, headersMs, requestMs, idleMs, checkEveryMs } = { ...LIMITS, ...limits };
  const server: Server = createServer({
    headersTimeout: headersMs,
    requestTimeout: requestMs,
    keepAliveTimeout: idleMs,
    connectionsCheckingInterval: checkEveryMs,
    // Other upgrades, such as h2c, are ignored and served as plain HTTP/1.1.
    shouldUpgradeCallback: ({ headers }) =>
      server.listenerCount('upgrade') > 0 && headers.upgrade?.toLowerCase() === 'websocket',
  });
  server.maxConnections = connections;
  return new Promise((resolve, reject) => {
    server.once('error', (error: NodeJS.ErrnoException) => reject(listenError(error, port)));
    server.listen(port, () => resolve(server));
  });
}

/** Connects the app to a listening server. */
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
      `PROVIDER_PORT: port ${port} needs privileges. Set PROVIDER_PORT to one above 1023.`,
    );
  return error;
}

/** Closes the server after running calls finish, at most after `GRACE_MS`. */
export function closeServer(server: Server): Promise<void> {
  return new Promise((resolve) => {
    // A keep-alive connection becomes idle only after its call has ended.
    const idle = setInterval(() => server.closeIdleConnections(), IDLE_CHECK_MS);
    const graceTimer = setTimeout(() => server.closeAllConnections(), GRACE_MS);
    server.close(() => {
      clearInterval(idle);
      clearTimeout(graceTimer);
      resolve();
    });
  });
}
