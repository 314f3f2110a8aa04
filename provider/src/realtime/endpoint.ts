import type { IncomingMessage, Server } from 'node:http';
import { type WebSocket, WebSocketServer } from 'ws';
import { guestAddress, type TrustedProxies } from '../http/address.ts';
import { subscriberOf } from '../http/rate-limit.ts';
import { Audience } from './audience.ts';
import { CLOSE, Connection } from './connection.ts';
import { handleFrame } from './frames.ts';
import { httpApi } from './http-api.ts';
import type { PusherApp } from './pusher-app.ts';

/** When a client that heard nothing asks whether the other side is there; the app's own limit too. */
const ACTIVITY_SECONDS = 120;
/** A client that says nothing is asked after the first, and given up after the second time. */
const PING_AFTER_MS = 60_000;
const GIVE_UP_AFTER_MS = 90_000;
const SWEEP_MS = 10_000;
/**
 * How long a connection lives at most: whoever comes back must be authorized anew, so that no dead
 * token goes on hearing. Spread, so that those of one moment do not come back in one.
 */
const LIFETIME_MS = 30 * 60_000;
const LIFETIME_SPREAD = 0.2;
const FRAME_BYTES = 10 * 1024;
const PROTOCOL = { oldest: 5, newest: 7 };
const UNSUPPORTED_DATA = 1003;

/** How many connections are taken, by address as wide as a hotel whose guests all share one. */
const CONNECTIONS = { all: 10_000, byAddress: 2500 };

type Options = {
  app: PusherApp;
  isTrustedProxy: TrustedProxies;
  connections?: { all: number; byAddress: number };
};

/**
 * A Pusher-compatible service for one app in this process: websockets at `/app/{key}` (protocol 7)
 * and the HTTP API below `/apps/{id}`.
 */
export function createEndpoint({ app, isTrustedProxy, connections = CONNECTIONS }: Options) {
  const audience = new Audience();
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
    // What is wrong with a frame (too long, no UTF-8) ends in a close of its own.
    socket.on('error', () => {});
    const refusal = refusalOf(request.url ?? '', connection);
    if (refusal) {
      connection.close(...refusal);
      return;
    }
    audience.enter(connection);
    socket.on('close', () => audience.leave(connection));
    socket.on('message', (data, isBinary) => {
      if (socket.readyState !== socket.OPEN) return;
      if (!connection.hears()) connection.close(CLOSE.overCapacity, 'Too many messages.');
      else if (isBinary) socket.close(UNSUPPORTED_DATA);
      else handleFrame({ app, audience }, connection, String(data));
    });
    const established = { socket_id: connection.id, activity_timeout: ACTIVITY_SECONDS };
    connection.send('pusher:connection_established', JSON.stringify(established));
  }

  function refusalOf(url: string, { address }: Connection): [number, string] | undefined {
    const { pathname, searchParams } = new URL(url, 'http://endpoint');
    const version = searchParams.get('protocol');
    if (!pathname.startsWith('/app/')) return [CLOSE.unknownPath, 'There is nothing here.'];
    if (pathname !== `/app/${app.key}`)
      return [CLOSE.unknownApp, 'There is no app of this key here.'];
    if (!version) return [CLOSE.noVersion, 'No protocol version.'];
    if (!/^\d{1,3}$/.test(version)) return [CLOSE.invalidVersion, 'Invalid protocol version.'];
    if (Number(version) < PROTOCOL.oldest || Number(version) > PROTOCOL.newest)
      return [CLOSE.unsupportedVersion, 'Unsupported protocol version.'];
    const isFull =
      audience.connections.size >= connections.all ||
      audience.addresses.of(address).size >= connections.byAddress;
    if (isFull || closing) return [CLOSE.overCapacity, 'Over capacity.'];
    return undefined;
  }

  /** Ends what lives too long or answers no more, and asks those who were silent. */
  function sweep(): void {
    const now = performance.now();
    for (const connection of audience.connections) {
      const silentMs = now - connection.heardAt;
      if (silentMs >= GIVE_UP_AFTER_MS) connection.close(CLOSE.noPong, 'No pong came.');
      else if (now >= connection.endsAt) connection.close(CLOSE.reconnect, 'Connect anew.');
      else if (silentMs >= PING_AFTER_MS) connection.send('pusher:ping', {});
    }
  }
  const sweeper = setInterval(sweep, SWEEP_MS);
  sweeper.unref();

  return {
    api: httpApi(app, audience),
    /** Takes the websockets of a server. */
    attach(server: Server): void {
      server.on('upgrade', (request, socket, head) =>
        sockets.handleUpgrade(request, socket, head, open),
      );
    },
    /** Sends everybody away for a while: call it once nobody can come in any more. */
    close(): void {
      closing = true;
      clearInterval(sweeper);
      for (const connection of audience.connections)
        connection.close(CLOSE.overCapacity, 'Restarting.');
    },
  };
}
