import { type IncomingMessage, type Server, STATUS_CODES } from 'node:http';
import type { Duplex } from 'node:stream';
import { guestAddress, type IsTrustedProxy } from '@foyer/common/guest-address';
import { isAllowedOrigin, subscriberOf } from '@foyer/common/http';
import { type WebSocket, WebSocketServer } from 'ws';
import { CLOSE, Connection } from './connection.ts';
import { type ConnectionLimits, Connections } from './connections.ts';
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

/** Half a thousand guests of a hotel may reconnect in the same second. */
const LIMITS: ConnectionLimits = { all: 10_000, byAddress: 2500, signedOutByAddress: 1000 };

type Options = {
  app: PusherApp;
  /** The server whose websocket upgrades the endpoint handles. */
  server: Server;
  isTrustedProxy: IsTrustedProxy;
  /** Origins of pages that may connect directly, not through the gateway. */
  publicOrigins?: readonly string[];
  limits?: ConnectionLimits;
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
  publicOrigins,
  limits = LIMITS,
}: Options) {
  const connections = new Connections(limits);
  const sockets = new WebSocketServer({
    noServer: true,
    clientTracking: false,
    perMessageDeflate: false,
    maxPayload: FRAME_BYTES,
  });
  let closing = false;

  function addressOf({ headers, socket }: IncomingMessage): string {
    const forwarded = [headers['x-forwarded-for'] ?? []].flat().join(',');
    return subscriberOf(guestAddress(socket.remoteAddress, forwarded, isTrustedProxy));
  }

  /** Refuses a connection before its handshake, or opens it. */
  function upgrade(request: IncomingMessage, socket: Duplex, head: Buffer): void {
    const { origin, host } = request.headers;
    const address = addressOf(request);
    if (!isAllowedOrigin(origin, host, publicOrigins)) refuse(socket, 403);
    else if (closing || !connections.hasPlaceFor(address)) refuse(socket, 503);
    else
      sockets.handleUpgrade(request, socket, head, (end) => open(end, request.url ?? '', address));
  }

  function open(socket: WebSocket, url: string, address: string): void {
    const lifetimeMs = LIFETIME_MS * (1 - LIFETIME_SPREAD * Math.random());
    const connection = new Connection(socket, address, lifetimeMs);
    // An invalid frame (too long, no UTF-8) closes the connection anyway.
    socket.on('error', () => {});
    socket.on('close', () => connections.remove(connection));
    connections.add(connection);
    const error = protocolError(url);
    if (error) {
      connection.close(...error);
      return;
    }
    socket.on('message', (data, isBinary) => {
      if (socket.readyState !== socket.OPEN) return;
      if (!connection.countFrame()) connection.close(CLOSE.overCapacity, 'Too many messages.');
      else if (isBinary) socket.close(UNSUPPORTED_DATA);
      else handleFrame({ app, connections }, connection, String(data));
    });
    const established = { socket_id: connection.id, activity_timeout: ACTIVITY_SECONDS };
    connection.send('pusher:connection_established', JSON.stringify(established));
  }

  function protocolError(url: string): [number, string] | undefined {
    // `url` is the raw request target and may not be a valid URL.
    const [path = '', query] = url.split('?', 2);
    const version = new URLSearchParams(query).get('protocol');
    if (!path.startsWith('/app/')) return [CLOSE.unknownPath, 'Unknown path.'];
    if (path !== `/app/${app.key}`) return [CLOSE.unknownApp, 'Unknown app key.'];
    if (!version) return [CLOSE.noVersion, 'No protocol version.'];
    if (!/^\d{1,3}$/.test(version)) return [CLOSE.invalidVersion, 'Invalid protocol version.'];
    if (Number(version) < PROTOCOL.oldest || Number(version) > PROTOCOL.newest)
      return [CLOSE.unsupportedVersion, 'Unsupported protocol version.'];
    return undefined;
  }

  /** Closes expired and unresponsive connections and pings silent ones. */
  function sweep(): void {
    const now = performance.now();
    for (const connection of connections.open) {
      const silentMs = now - connection.lastFrameAt;
      if (silentMs >= CLOSE_AFTER_MS) connection.close(CLOSE.noPong, 'No pong received.');
      else if (now >= connection.endsAt) connection.close(CLOSE.reconnect, 'Please reconnect.');
      else if (silentMs >= PING_AFTER_MS) connection.send('pusher:ping', {});
    }
  }
  server.on('upgrade', upgrade);
  const sweeper = setInterval(sweep, SWEEP_MS);
  sweeper.unref();

  return {
    api: httpApi(app, connections),
    /** Closes all connections. Call it after the server stopped taking connections. */
    close(): void {
      closing = true;
      clearInterval(sweeper);
      for (const connection of connections.open)
        connection.close(CLOSE.overCapacity, 'Restarting.');
    },
  };
}

function refuse(socket: Duplex, status: number): void {
  socket.on('error', () => socket.destroy());
  socket.end(
    `HTTP/1.1 ${status} ${STATUS_CODES[status]}\r\nConnection: close\r\nContent-Length: 0\r\n\r\n`,
    () => socket.destroy(),
  );
}
