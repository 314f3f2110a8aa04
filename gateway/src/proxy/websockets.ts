import {
  type IncomingMessage,
  request as plainRequest,
  type Server,
  STATUS_CODES,
} from 'node:http';
import { request as tlsRequest } from 'node:https';
import type { Socket } from 'node:net';
import type { Log } from '../deps.ts';
import { reasonOf } from '../http/reason.ts';
import { HANDSHAKE_MS, isPassed, isWebsocket, socketPath } from './websocket-request.ts';

/** Both sides ask each other more often than this whether they are still there, in ms. */
const SILENCE_MS = 180_000;
/** How long what was said last may take to leave, in ms. */
const FAREWELL_MS = 1000;
const ANSWERED = ['sec-websocket-accept', 'sec-websocket-extensions', 'sec-websocket-protocol'];
const BAD_GATEWAY = 502;

/** For the server's `shouldUpgradeCallback`: any other request stays what it is. */
export const asksForWebsocket = ({ url = '', headers }: IncomingMessage): boolean =>
  isWebsocket(url, headers.upgrade);

/**
 * Passes websockets at `/-/ws/app/{key}` on to the provider. Who they come from is not asked: what
 * they may hear is told by signatures, which only a bearer token gets (decision 19).
 */
export function passWebsockets(
  server: Server,
  {
    providerUrl,
    log,
    most = Number.POSITIVE_INFINITY,
    mayPass = async () => true,
  }: Wire & { most?: number; mayPass?: (request: IncomingMessage) => Promise<boolean> },
): { close: () => void } {
  const open = new Set<Socket>();
  let isClosed = false;
  server.on('upgrade', async (request: IncomingMessage, _, head: Buffer) => {
    const { socket } = request;
    socket.on('error', () => socket.destroy());
    // A wish may have been on its way when the server stopped listening, and would hold that up.
    if (isClosed || open.size >= most) {
      refuse(socket, 503);
      return;
    }
    open.add(socket);
    socket.on('close', () => open.delete(socket));
    if (await mayPass(request).catch(() => false)) pass(request, head, { providerUrl, log });
    else refuse(socket, 404);
  });
  return {
    close() {
      isClosed = true;
      for (const socket of open) socket.destroy();
    },
  };
}

type Wire = { providerUrl: string; log: Log };

function pass(incoming: IncomingMessage, head: Buffer, { providerUrl, log }: Wire): void {
  const { socket } = incoming;
  const path = socketPath(incoming.url ?? '');
  if (!path) {
    refuse(socket, 404);
    return;
  }
  const target = new URL(providerUrl + path);
  const ask = target.protocol === 'https:' ? tlsRequest : plainRequest;
  const outgoing = ask(target, { headers: headersFor(incoming) });
  const late = setTimeout(() => outgoing.destroy(new Error('no answer')), HANDSHAKE_MS);
  const gone = () => outgoing.destroy();
  socket.once('close', gone);
  outgoing
    .on('close', () => clearTimeout(late))
    .on('error', (error) => {
      if (socket.destroyed) return;
      log.warn({ path: incoming.url?.split('?')[0], error: reasonOf(error) }, 'No websocket.');
      refuse(socket, BAD_GATEWAY);
    })
    .on('response', (answer) => {
      answer.resume();
      refuse(socket, answer.statusCode ?? BAD_GATEWAY);
    })
    .on('upgrade', (answer, _, rest) => {
      clearTimeout(late);
      socket.off('close', gone);
      const agreed = ANSWERED.flatMap((name) => {
        const value = answer.headers[name];
        return value === undefined ? [] : [`${name}: ${value}`];
      });
      answerHead(socket, 101, ['Connection: Upgrade', 'Upgrade: websocket', ...agreed]);
      answer.socket.unshift(rest);
      socket.unshift(head);
      join(socket, answer.socket);
      join(answer.socket, socket);
    })
    .end();
}

function headersFor({ headers, socket }: IncomingMessage): Record<string, string> {
  const hops = [headers['x-forwarded-for'], socket.remoteAddress].filter(Boolean).join(', ');
  const passed = Object.entries(headers).filter(([name]) => isPassed(name));
  return {
    ...Object.fromEntries(passed.map(([name, value]) => [name, String(value)])),
    Connection: 'Upgrade',
    Upgrade: 'websocket',
    'X-Forwarded-For': hops,
  };
}

/** What comes from one side goes to the other, no faster than that takes it, and so does the end. */
function join(from: Socket, to: Socket): void {
  from.setNoDelay(true);
  from.setTimeout(SILENCE_MS, () => from.destroy());
  from.on('error', () => from.destroy());
  from.on('close', () => {
    to.destroySoon();
    setTimeout(() => to.destroy(), FAREWELL_MS).unref();
  });
  from.pipe(to);
}

function refuse(socket: Socket, status: number): void {
  answerHead(socket, status, ['Connection: close', 'Content-Length: 0', 'Cache-Control: no-store']);
  socket.destroySoon();
}

function answerHead(socket: Socket, status: number, lines: string[]): void {
  socket.write(`HTTP/1.1 ${status} ${STATUS_CODES[status]}\r\n${lines.join('\r\n')}\r\n\r\n`);
}
