import {
  type IncomingMessage,
  request as plainRequest,
  type Server,
  STATUS_CODES,
} from 'node:http';
import { request as tlsRequest } from 'node:https';
import type { Socket } from 'node:net';
import { pipeline } from 'node:stream';
import type { Log } from '@foyer/common/http';
import { Groups, isAllowedOrigin, reasonOf, subscriberOf } from '@foyer/common/http';
import { HANDSHAKE_MS, isForwardedHeader, isWebsocket, socketPath } from './websocket-request.ts';

/** Idle timeout in ms; both sides ping each other more often. */
const IDLE_MS = 180_000;
const BAD_GATEWAY = 502;

/** Serves as `shouldUpgradeCallback`: the server upgrades only provider's websockets. */
export const shouldUpgrade = ({ url = '', headers }: IncomingMessage): boolean =>
  isWebsocket(url, headers.upgrade);

type Options = {
  providerUrl: string;
  log: Log;
  /** Returns the guest's address. */
  addressOf: (request: IncomingMessage) => string;
  maxOpen?: number;
  maxOpenByAddress?: number;
  /** Origins of pages that may open a websocket, besides the request's own. */
  publicOrigins?: readonly string[] | undefined;
  isAllowed?: (request: IncomingMessage) => Promise<boolean>;
};

/**
 * Forwards websockets at `/-/ws/app/{key}` to the provider. It does not authenticate them: channels need
 * a signature, which only a bearer token gets (decision 16).
 */
export function proxyWebsockets(server: Server, options: Options): { close: () => void } {
  const {
    maxOpen = Number.POSITIVE_INFINITY,
    maxOpenByAddress = Number.POSITIVE_INFINITY,
    publicOrigins,
    isAllowed = async () => true,
  } = options;
  const open = new Set<Socket>();
  const byAddress = new Groups<Socket>();
  let isClosed = false;
  server.on('upgrade', async (request: IncomingMessage, _, head: Buffer) => {
    const { socket } = request;
    socket.on('error', () => socket.destroy());
    const { origin, host } = request.headers;
    if (!isAllowedOrigin(origin, host, publicOrigins)) {
      refuse(socket, 403);
      return;
    }
    const address = subscriberOf(options.addressOf(request));
    // A request that arrives while the server closes would delay the close.
    if (isClosed || open.size >= maxOpen || byAddress.of(address).size >= maxOpenByAddress) {
      refuse(socket, 503);
      return;
    }
    open.add(socket);
    byAddress.add(address, socket);
    socket.on('close', () => {
      open.delete(socket);
      byAddress.delete(address, socket);
    });
    const path = socketPath(request.url ?? '');
    if (path && (await isAllowed(request).catch(() => false)))
      forward(request, head, path, options);
    else refuse(socket, 404);
  });
  return {
    close() {
      isClosed = true;
      for (const socket of open) socket.destroy();
    },
  };
}

function forward(
  incoming: IncomingMessage,
  head: Buffer,
  path: string,
  { providerUrl, log, addressOf }: Options,
): void {
  const { socket } = incoming;
  const target = new URL(providerUrl + path);
  const request = target.protocol === 'https:' ? tlsRequest : plainRequest;
  const outgoing = request(target, { headers: headersFor(incoming, addressOf(incoming)) });
  const timeout = setTimeout(() => outgoing.destroy(new Error('no response')), HANDSHAKE_MS);
  const abort = () => outgoing.destroy();
  socket.once('close', abort);
  outgoing
    .on('close', () => clearTimeout(timeout))
    .on('error', (error) => {
      if (socket.destroyed) return;
      log.warn({ path: target.pathname, error: reasonOf(error) }, 'A websocket cannot be opened.');
      refuse(socket, BAD_GATEWAY);
    })
    .on('response', (response) => {
      response.resume();
      refuse(socket, response.statusCode ?? BAD_GATEWAY);
    })
    .on('upgrade', (response, _, rest) => {
      clearTimeout(timeout);
      socket.off('close', abort);
      const negotiated = Object.entries(response.headers)
        .filter(([name]) => name.startsWith('sec-websocket-'))
        .map(([name, value]) => `${name}: ${value}`);
      writeHead(socket, 101, ['Connection: Upgrade', 'Upgrade: websocket', ...negotiated]);
      response.socket.unshift(rest);
      socket.unshift(head);
      for (const end of [socket, response.socket]) {
        end.setNoDelay(true);
        end.setTimeout(IDLE_MS, () => end.destroy());
      }
      // It destroys both sockets as soon as one fails, and lets each send its last data.
      pipeline(socket, response.socket, socket, () => undefined);
    })
    .end();
}

function headersFor({ headers }: IncomingMessage, address: string): Record<string, string> {
  const forwarded = Object.entries(headers).filter(([name]) => isForwardedHeader(name));
  return {
    ...Object.fromEntries(forwarded.map(([name, value]) => [name, String(value)])),
    Connection: 'Upgrade',
    Upgrade: 'websocket',
    'X-Forwarded-For': address,
  };
}

function refuse(socket: Socket, status: number): void {
  writeHead(socket, status, ['Connection: close', 'Content-Length: 0', 'Cache-Control: no-store']);
  socket.destroySoon();
}

function writeHead(socket: Socket, status: number, lines: string[]): void {
  socket.write(`HTTP/1.1 ${status} ${STATUS_CODES[status]}\r\n${lines.join('\r\n')}\r\n\r\n`);
}
