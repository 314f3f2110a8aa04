import { once } from 'node:events';
import { createServer, type IncomingMessage, request } from 'node:http';
import type { AddressInfo } from 'node:net';
import { Readable } from 'node:stream';
import { text } from 'node:stream/consumers';
// biome-ignore lint/plugin/no-fixed-delay: simulates a slow connection; no test waits for it
import { setTimeout as wait } from 'node:timers/promises';
import { LOADING_NOTICE_ELEMENT } from '@foyer/shared/contracts/page.ts';
import { GATEWAY_PORT } from '../../server/addresses.ts';

const CHUNKS = 12;
/** Long enough for a browser to paint between chunks. */
const CHUNK_PAUSE_MS = 80;

/** Starts a proxy to the gateway that sends templates in chunks. Browsers use its `url`. */
export async function startChunkingProxy(): Promise<AsyncDisposable & { url: string }> {
  const server = createServer((incoming, outgoing) => {
    const { method, url: path } = incoming;
    const headers = { ...incoming.headers, 'accept-encoding': 'identity' };
    const forwarded = request({ port: GATEWAY_PORT, method, path, headers }, (upstream) => {
      outgoing.writeHead(upstream.statusCode ?? 0, upstream.headers);
      const isPage = upstream.headers['content-type']?.startsWith('text/html');
      (isPage ? Readable.from(chunksOf(upstream)) : upstream).pipe(outgoing);
    });
    incoming.pipe(forwarded);
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

async function* chunksOf(page: IncomingMessage): AsyncGenerator<string> {
  const html = await text(page);
  const end = html.indexOf(`<div id="${LOADING_NOTICE_ELEMENT}">`);
  let at = html.indexOf('<body>');
  yield html.slice(0, at);
  for (const length = Math.ceil((end - at) / CHUNKS); at < end; at += length) {
    await wait(CHUNK_PAUSE_MS);
    yield html.slice(at, Math.min(at + length, end));
  }
  yield html.slice(end);
}
