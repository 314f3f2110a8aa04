import { cp, mkdtemp, rm } from 'node:fs/promises';
import { createServer, type IncomingMessage, request, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { pipeline } from 'node:stream/promises';
import S3rver from '@20minutes/s3rver';
import pLimit from 'p-limit';

export const BUCKET = 'foyer';
const KEY = 'S3RVER';

/** A call of the storage, which a test may answer with a fault. */
export type Call = { method: string; path: string; query: URLSearchParams };

/** A response instead of the storage's, or one that is lost after its work. */
export type Fault =
  | { status: number; code?: string; body?: string | AsyncIterable<Uint8Array> }
  | 'never-answer'
  | 'lose-the-answer'
  | undefined;

const error = (code: string) =>
  `<?xml version="1.0" encoding="UTF-8"?>\n<Error><Code>${code}</Code><Message>${code}</Message></Error>`;

/** Groups a listing by folders: the server omits folders that contain only folders. */
function groupedByFolder(listing: string, prefix: string): string {
  const keys = [...listing.matchAll(/<Key>([^<]*)<\/Key>/g)].map(([, key = '']) => key);
  const folders = keys.map((key) => prefix + key.slice(prefix.length).split('/')[0]);
  const found = [...new Set(folders)].map(
    (folder) => `<CommonPrefixes><Prefix>${folder}/</Prefix></CommonPrefixes>`,
  );
  return listing
    .replace(/<Contents>.*<\/Contents>/s, '')
    .replace('</ListBucketResult>', `${found.join('')}</ListBucketResult>`);
}

/**
 * Starts an S3 server behind a proxy that adds missing guarantees. Calls are serialised, writes are
 * atomic, and `If-None-Match: *` works unless `supportsIfNoneMatch` is false. With `from` it starts
 * with a copy of that directory. Stop it at the end.
 */
export async function objectStorage({ supportsIfNoneMatch = true, from = '' } = {}) {
  const directory = await mkdtemp(join(tmpdir(), 'foyer-s3-'));
  if (from) await cp(from, directory, { recursive: true });
  const storage = new S3rver({
    address: 'localhost',
    port: 0,
    directory,
    silent: true,
    vhostBuckets: false,
    // The server rejects the official client's signature of a path-style listing.
    allowMismatchedSignatures: true,
    configureBuckets: [{ name: BUCKET }],
  });
  const { port } = await storage.run();
  const state = {
    injectFault: async (_: Call): Promise<Fault> => undefined,
    calls: [] as Call[],
  };
  const serialised = pLimit(1);

  /** Sends a request to the storage itself. */
  const send = (method: string, url: string, headers: IncomingMessage['headers'], body?: Buffer) =>
    new Promise<IncomingMessage>((done, failed) => {
      request({ port, method, path: url, headers }, done).once('error', failed).end(body);
    });

  async function respond(from: IncomingMessage, to: ServerResponse): Promise<void> {
    const { method = '', url = '', headers } = from;
    const { pathname, searchParams } = new URL(url, 'http://storage');
    const call = { method, path: decodeURIComponent(pathname), query: searchParams };
    // Buffers the body, so that a killed writer has written nothing.
    const body = await buffer(from);
    state.calls.push(call);
    const fault = await state.injectFault(call);
    if (fault === 'never-answer') return;
    if (typeof fault === 'object') {
      const { status, code = '', body: text = error(code) } = fault;
      to.writeHead(status, { 'Content-Type': 'application/xml' });
      return pipeline(Readable.from(text), to);
    }
    await serialised(async () => {
      if (method === 'PUT' && supportsIfNoneMatch && headers['if-none-match'] === '*') {
        const existing = await send('HEAD', url.split('?')[0] ?? '', {});
        existing.resume();
        if (existing.statusCode === 200)
          return void to.writeHead(412).end(error('PreconditionFailed'));
      }
      const delimiter = searchParams.get('delimiter');
      const response = await send(method, url.replace(/delimiter=[^&]*&?/, ''), headers, body);
      const read = await buffer(response);
      const whole = delimiter
        ? groupedByFolder(read.toString(), searchParams.get('prefix') ?? '')
        : read;
      delete response.headers['content-length'];
      if (fault === 'lose-the-answer') return void to.destroy();
      to.writeHead(response.statusCode ?? 500, response.headers).end(whole);
    });
  }

  const server = createServer((from, to) => {
    respond(from, to).catch(() => to.destroy());
  });
  await new Promise<void>((done) => server.listen(0, 'localhost', done));
  const endpoint = `http://localhost:${(server.address() as AddressInfo).port}`;
  return {
    state,
    directory,
    /** Environment variables of its users. */
    variables: {
      RELEASES_URL: `s3://${BUCKET}/prefix`,
      AWS_ENDPOINT_URL_S3: endpoint,
      AWS_ACCESS_KEY_ID: KEY,
      AWS_SECRET_ACCESS_KEY: KEY,
    },
    /** Returns the public headers of an object. */
    headers: async (path: string) => {
      const response = await send('HEAD', `/${BUCKET}/prefix/${path}`, {});
      response.resume();
      return response.headers;
    },
    async stop() {
      server.closeAllConnections();
      await new Promise((done) => server.close(done));
      await storage.close();
      await rm(directory, { recursive: true, force: true });
    },
  };
}
