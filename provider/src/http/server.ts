import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import { getRequestListener } from '@hono/node-server';
import type { Hono } from 'hono';
import { StartError } from '../lib/start-error.ts';
import type { Env } from './call.ts';

/** Time that running calls have to finish after a stop signal, in ms. */
const GRACE_MS = 10_000;

/** Limits the connections, including websockets. */
const CONNECTIONS = 15_000;
/** Limits the times of one connection, in ms. */
const TIMES = {
  headersTimeout: 10_000,
  requestTimeout: 60_000,
  /** Longer than a proxy keeps an idle connection. */
  keepAliveTimeout: 65_000,
  connectionsCheckingInterval: 5000,
};

/** Listens on a port (0: any free one); throws `StartError` for an unavailable port. */
export async function listen(
  port: number,
  { connections = CONNECTIONS, times = TIMES } = {},
): Promise<Server> {
  const server: Server = createServer({
    ...times,
    // Other upgrades, such as h2c, are ignored and served as plain HTTP/1.1.
    shouldUpgradeCallback: ({ headers }) =>
      server.listenerCount('upgrade') > 0 && headers.upgrade?.toLowerCase() === 'websocket',
  });
  server.maxConnections = connections;
  server.listen(port);
  await once(server, 'listening').catch((error) => {
    throw listenError(error, port);
  });
  return server;
}

/** Connects the app to a listening server. */
export function serve(server: Server, fetch: Hono<Env>['fetch']): void {
  server.on('request', getRequestListener(fetch));
}

function listenError(error: NodeJS.ErrnoException, port: number): Error {
  const advice = {
    EADDRINUSE: 'is in use. Stop what uses it, or set PROVIDER_PORT.',
    EACCES: 'needs privileges. Set PROVIDER_PORT to one above 1023.',
  }[error.code ?? ''];
  return advice ? new StartError(`PROVIDER_PORT: port ${port} ${advice}`) : error;
}

/** Closes the server after running calls finish, at most after `GRACE_MS`. */
export async function closeServer(server: Server): Promise<void> {
  // A keep-alive connection becomes idle only after its call has ended.
  Object.assign(server, { keepAliveTimeout: 1, keepAliveTimeoutBuffer: 0 });
  const graceTimer = setTimeout(() => server.closeAllConnections(), GRACE_MS);
  await once(server.close(), 'close');
  clearTimeout(graceTimer);
}
