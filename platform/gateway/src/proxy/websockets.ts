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
import {
  Groups,
  isAllowedOrigin,
  isForwardedHttps,
  reasonOf,
  subscriberOf,
} from '@foyer/common/http';
import { STRICT_TRANSPORT } from '../strict-transport.ts';
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
  /** The strict transport policy of responses by https. */
  transportPolicy?: string;
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
      refuse(request, 403, options);
      return;
    }
    const address = subscriberOf(options.addressOf(request));
    // A request that arrives while the server closes would delay the close.
    if (isClosed || open.size >= maxOpen || byAddress.of(address).size >= maxOpenByAddress) {
      refuse(request, 503, options);
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
    else refuse(request, 404, options);
  });
  return {
    close() {
      isClosed = true;
      for (const socket of open) socket.destroy();
    },
  };
}

function forward(incoming: IncomingMessage, head: Buffer, path: string, options: Options): void {
  const { providerUrl, log, addressOf } = options;
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
      refuse(incoming, BAD_GATEWAY, options);
    })
    .on('response', (response) => {
      response.resume();
      refuse(incoming, response.statusCode ?? BAD_GATEWAY, options);
    })
    .on('upgrade', (response, _, rest) => {
      clearTimeout(timeout);
      socket.off('close', abort);
      const negotiated = Object.entries(response.headers)
        .filter(([name]) => name.startsWith('sec-websocket-'))
        .map(([name, value]) => `${name}: ${value}`);
      const lines = ['Connection: Upgrade', 'Upgrade: websocket', ...negotiated];
      writeHead(incoming, 101, lines, options);
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

function refuse(request: IncomingMessage, status: number, options: Options): void {
  const lines = ['Connection: close', 'Content-Length: 0', 'Cache-Control: no-store'];
  writeHead(request, status, lines, options);
  request.socket.destroySoon();
}

function writeHead(
  { socket, headers }: IncomingMessage,
  status: number,
  lines: string[],
  { transportPolicy }: Options,
): void {
  const isHttps = isForwardedHttps(String(headers['x-forwarded-proto'] ?? ''));
  const all = [
    `HTTP/1.1 ${status} ${STATUS_CODES[status]}`,
    ...lines,
    ...(isHttps && transportPolicy ? [`${STRICT_TRANSPORT}: ${transportPolicy}`] : []),
  ];
  socket.write(`${all.join('\r\n')}\r\n\r\n`);
}
