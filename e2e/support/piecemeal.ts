import { once } from 'node:events';
import { createServer, type IncomingMessage, request } from 'node:http';
import type { AddressInfo } from 'node:net';
import { Readable } from 'node:stream';
import { text } from 'node:stream/consumers';
// biome-ignore lint/plugin/pause: the pace of the line, which no test waits for
import { setTimeout as wait } from 'node:timers/promises';
import { LATE_ELEMENT } from '@foyer/shared/contracts/page';
import { GATEWAY_PORT } from '../server/places.ts';

const PIECES = 12;
/** Long enough for a browser to paint in between. */
const PIECE_MS = 80;

/** The gateway behind a line that brings the frames of pages in pieces; browsers talk to `url`. */
export async function piecemeal(): Promise<AsyncDisposable & { url: string }> {
  const server = createServer((asked, answer) => {
    const { method, url: path } = asked;
    const headers = { ...asked.headers, 'accept-encoding': 'identity' };
    const passed = request({ port: GATEWAY_PORT, method, path, headers }, (given) => {
      answer.writeHead(given.statusCode ?? 0, given.headers);
      const isPage = given.headers['content-type']?.startsWith('text/html');
      (isPage ? Readable.from(pieces(given)) : given).pipe(answer);
    });
    asked.pipe(passed);
  }).listen(0);
  await once(server, 'listening');
  return {
    url: `http://localhost:${(server.address() as AddressInfo).port}`,
    async [Symbol.asyncDispose]() {
      server.close();
      server.closeAllConnections();
      await once(server, 'close');
    },
  };
}

async function* pieces(page: IncomingMessage): AsyncGenerator<string> {
  const html = await text(page);
  const end = html.indexOf(`<div id="${LATE_ELEMENT}">`);
  let at = html.indexOf('<body>');
  yield html.slice(0, at);
  for (const length = Math.ceil((end - at) / PIECES); at < end; at += length) {
    await wait(PIECE_MS);
    yield html.slice(at, Math.min(at + length, end));
  }
  yield html.slice(end);
}
