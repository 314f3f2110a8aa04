/**
 * Proxies the peer's server, as a separate process. Compresses its responses and forwards provider
 * calls to Foyer's gateway, so that both apps reach the provider the same way.
 */
import {
  createServer,
  type IncomingMessage,
  type OutgoingHttpHeaders,
  request,
  type ServerResponse,
} from 'node:http';
import { buffer } from 'node:stream/consumers';
import { pipeline } from 'node:stream/promises';
import { promisify } from 'node:util';
import { brotliCompress, constants } from 'node:zlib';

const { PORT, NEXT_URL = '', GATEWAY_URL = '' } = process.env;
/** The brotli qualities of the gateway: 10 for pages, 11 for immutable files. */
const QUALITY = { page: 10, file: 11 };
const KEEP_ALIVE_MS = 75_000;

const OF_GATEWAY = /^\/(?:api|broadcasting|-)\//;
const IMMUTABLE = /^\/_next\/static\//;
const COMPRESSIBLE = /^(?:text\/|application\/(?:javascript|json)|image\/svg)/;

const compress = promisify(brotliCompress);
/** Caches compressed bodies by address and content, as a gateway or a CDN would. */
const compressed = new Map<string, Promise<Buffer>>();

function compressOnce(key: string, body: Buffer, quality: number): Promise<Buffer> {
  const params = { [constants.BROTLI_PARAM_QUALITY]: quality };
  const result = compressed.get(key) ?? compress(body, { params });
  compressed.set(key, result);
  return result;
}

/** Forwards a request to `origin`, accepting `coding` if it is given. */
function forward(origin: string, incoming: IncomingMessage, coding: string | undefined) {
  const { method, url = '/', headers } = incoming;
  return new Promise<IncomingMessage>((resolve, reject) => {
    const { 'accept-encoding': _, ...rest } = headers;
    const outgoing: OutgoingHttpHeaders = coding ? { ...rest, 'accept-encoding': coding } : rest;
    const forwarded = request(new URL(url, origin), { method, headers: outgoing }, resolve);
    forwarded.on('error', reject);
    incoming.pipe(forwarded);
  });
}

async function answer(incoming: IncomingMessage, response: ServerResponse): Promise<void> {
  const { url = '/', headers } = incoming;
  if (OF_GATEWAY.test(url)) {
    const upstream = await forward(GATEWAY_URL, incoming, headers['accept-encoding']);
    response.writeHead(upstream.statusCode ?? 502, upstream.headers);
    return pipeline(upstream, response);
  }
  const upstream = await forward(NEXT_URL, incoming, undefined);
  const body = await buffer(upstream);
  const { etag, 'content-type': type = '' } = upstream.headers;
  const { 'transfer-encoding': _, ...rest } = upstream.headers;
  const plain = { ...rest, 'content-length': body.byteLength };
  const status = upstream.statusCode ?? 502;
  if (
    body.byteLength === 0 ||
    !COMPRESSIBLE.test(type) ||
    !headers['accept-encoding']?.includes('br')
  ) {
    response.writeHead(status, plain).end(body);
    return;
  }
  const quality = IMMUTABLE.test(url) ? QUALITY.file : QUALITY.page;
  const result = await compressOnce(`${url} ${etag ?? body.toString()}`, body, quality);
  const coded = { ...plain, 'content-encoding': 'br', 'content-length': result.byteLength };
  response.writeHead(status, coded).end(result);
}

const server = createServer((incoming, response) => {
  answer(incoming, response).catch((error) => {
    // A closed connection needs no response.
    if (!response.destroyed) console.error(error);
    response.destroy();
  });
});
server.keepAliveTimeout = KEEP_ALIVE_MS;
server.listen(Number(PORT));
