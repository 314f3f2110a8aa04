import type { IncomingMessage, Server } from 'node:http';
import { type WebSocket, WebSocketServer } from 'ws';
import { guestAddress } from '../http/address.ts';
import type { TrustedProxies } from '../http/deps.ts';
import { subscriberOf } from '../http/rate-limit.ts';
import { CLOSE, Connection } from './connection.ts';
import { handleFrame } from './frames.ts';
import { httpApi } from './http-api.ts';
import type { PusherApp } from './pusher-app.ts';

/** Idle time after which a client pings; the app uses the same time. */
const ACTIVITY_SECONDS = 120;
/** A silent client is pinged after the first time and closed after the second. */
const PING_AFTER_MS = 60_000;
const CLOSE_AFTER_MS = 90_000;
const SWEEP_MS = 10_000;
/**
 * Maximum lifetime of a connection. A reconnecting client is authorized again, so an expired token
 * stops receiving events. Lifetimes vary, so clients do not all reconnect at once.
 */
const LIFETIME_MS = 30 * 60_000;
const LIFETIME_SPREAD = 0.2;
const FRAME_BYTES = 10 * 1024;
const PROTOCOL = { oldest: 5, newest: 7 };
const UNSUPPORTED_DATA = 1003;

/** Connection limits. The limit per address allows all guests of a hotel behind one address. */
const MAX_CONNECTIONS = { all: 10_000, byAddress: 2500 };

type Options = {
  app: PusherApp;
  /** The server whose websocket upgrades the endpoint handles. */
  server: Server;
  isTrustedProxy: TrustedProxies;
  connections?: { all: number; byAddress: number };
};

/**
 * Creates a Pusher-compatible service for one app in this process: websockets at `/app/{key}`
 * (protocol 7) and the HTTP API below `/apps/{id}`. No library does this: soketi, the only such server
 * for Node, needs a port and a native server of its own.
 */
export function createEndpoint({
  app,
  server,
  isTrustedProxy,
  connections: limits = MAX_CONNECTIONS,
}: Options) {
  const connections = new Set<Connection>();
  const sockets = new WebSocketServer({
    noServer: true,
    clientTracking: false,
    perMessageDeflate: false,
    maxPayload: FRAME_BYTES,
  });
  let closing = false;

  function open(socket: WebSocket, request: IncomingMessage): void {
    const forwarded = [request.headers['x-forwarded-for'] ?? []].flat().join(',');
    const address = guestAddress(request.socket.remoteAddress, forwarded, isTrustedProxy);
    const lifetimeMs = LIFETIME_MS * (1 - LIFETIME_SPREAD * Math.random());
    const connection = new Connection(socket, subscriberOf(address), lifetimeMs);
    // An invalid frame (too long, no UTF-8) closes the connection anyway.
    socket.on('error', () => {});
    const error = connectionError(request.url ?? '', connection);
    if (error) {
      connection.close(...error);
      return;
    }
    connections.add(connection);
    socket.on('close', () => connections.delete(connection));
    socket.on('message', (data, isBinary) => {
      if (socket.readyState !== socket.OPEN) return;
      if (!connection.countFrame()) connection.close(CLOSE.overCapacity, 'Too many messages.');
      else if (isBinary) socket.close(UNSUPPORTED_DATA);
      else handleFrame(app, connection, String(data));
    });
    const established = { socket_id: connection.id, activity_timeout: ACTIVITY_SECONDS };
    connection.send('pusher:connection_established', JSON.stringify(established));
  }

  function connectionError(url: string, { address }: Connection): [number, string] | undefined {
    // `url` is the raw request target and may not be a valid URL.
    const [path = '', query] = url.split('?', 2);
    const version = new URLSearchParams(query).get('protocol');
    if (!path.startsWith('/app/')) return [CLOSE.unknownPath, 'Unknown path.'];
    if (path !== `/app/${app.key}`) return [CLOSE.unknownApp, 'Unknown app key.'];
    if (!version) return [CLOSE.noVersion, 'No protocol version.'];
    if (!/^\d{1,3}$/.test(version)) return [CLOSE.invalidVersion, 'Invalid protocol version.'];
    if (Number(version) < PROTOCOL.oldest || Number(version) > PROTOCOL.newest)
      return [CLOSE.unsupportedVersion, 'Unsupported protocol version.'];
    const isFull =
      connections.size >= limits.all ||
      [...connections].filter((other) => other.address === address).length >= limits.byAddress;
    if (isFull || closing) return [CLOSE.overCapacity, 'Over capacity.'];
    return undefined;
  }

  /** Closes expired and unresponsive connections and pings silent ones. */
  function sweep(): void {
    const now = performance.now();
    for (const connection of connections) {
      const silentMs = now - connection.lastFrameAt;
      if (silentMs >= CLOSE_AFTER_MS) connection.close(CLOSE.noPong, 'No pong received.');
      else if (now >= connection.endsAt) connection.close(CLOSE.reconnect, 'Please reconnect.');
      else if (silentMs >= PING_AFTER_MS) connection.send('pusher:ping', {});
    }
  }
  server.on('upgrade', (request, socket, head) =>
    sockets.handleUpgrade(request, socket, head, open),
  );
  const sweeper = setInterval(sweep, SWEEP_MS);
  sweeper.unref();

  return {
    api: httpApi(app, connections),
    /** Closes all connections. Call it after the server stopped taking connections. */
    close(): void {
      closing = true;
      clearInterval(sweeper);
      for (const connection of connections) connection.close(CLOSE.overCapacity, 'Restarting.');
    },
  };
}
