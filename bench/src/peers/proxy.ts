/**
 * What stands before the peer's server, as a process of its own: compresses what that answers, and
 * leads the provider's calls to Foyer's gateway, so that both apps reach it the same way.
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
/** As the gateway does: pages at 10, files that never change as well as it goes. */
const QUALITY = { page: 10, file: 11 };
const KEEP_ALIVE_MS = 75_000;

const OF_GATEWAY = /^\/(?:api|broadcasting|-)\//;
const IMMUTABLE = /^\/_next\/static\//;
const WORTH_IT = /^(?:text\/|application\/(?:javascript|json)|image\/svg)/;

const compress = promisify(brotliCompress);
/** What was compressed, by address and what it says: once, as a gateway or a CDN would. */
const compressed = new Map<string, Promise<Buffer>>();

function compressOnce(key: string, body: Buffer, quality: number): Promise<Buffer> {
  const params = { [constants.BROTLI_PARAM_QUALITY]: quality };
  const form = compressed.get(key) ?? compress(body, { params });
  compressed.set(key, form);
  return form;
}

/** Asks `origin` the same; with `coding` the answer may be in it. */
function ask(origin: string, asked: IncomingMessage, coding: string | undefined) {
  const { method, url = '/', headers } = asked;
  return new Promise<IncomingMessage>((resolve, reject) => {
    const { 'accept-encoding': _, ...rest } = headers;
    const onward: OutgoingHttpHeaders = coding ? { ...rest, 'accept-encoding': coding } : rest;
    const asking = request(new URL(url, origin), { method, headers: onward }, resolve);
    asking.on('error', reject);
    asked.pipe(asking);
  });
}

async function answer(asked: IncomingMessage, response: ServerResponse): Promise<void> {
  const { url = '/', headers } = asked;
  if (OF_GATEWAY.test(url)) {
    const theirs = await ask(GATEWAY_URL, asked, headers['accept-encoding']);
    response.writeHead(theirs.statusCode ?? 502, theirs.headers);
    return pipeline(theirs, response);
  }
  const theirs = await ask(NEXT_URL, asked, undefined);
  const body = await buffer(theirs);
  const { etag, 'content-type': type = '' } = theirs.headers;
  const { 'transfer-encoding': _, ...rest } = theirs.headers;
  const plain = { ...rest, 'content-length': body.byteLength };
  const status = theirs.statusCode ?? 502;
  if (
    body.byteLength === 0 ||
    !WORTH_IT.test(type) ||
    !headers['accept-encoding']?.includes('br')
  ) {
    response.writeHead(status, plain).end(body);
    return;
  }
  const quality = IMMUTABLE.test(url) ? QUALITY.file : QUALITY.page;
  const form = await compressOnce(`${url} ${etag ?? body.toString()}`, body, quality);
  const coded = { ...plain, 'content-encoding': 'br', 'content-length': form.byteLength };
  response.writeHead(status, coded).end(form);
}

const server = createServer((asked, response) => {
  answer(asked, response).catch((error) => {
    // A browser that has gone asks for nothing more.
    if (!response.destroyed) console.error(error);
    response.destroy();
  });
});
server.keepAliveTimeout = KEEP_ALIVE_MS;
server.listen(Number(PORT));
