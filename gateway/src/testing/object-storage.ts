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

/** A call of the storage, as a test may meddle with it. */
export type Call = { method: string; path: string; query: URLSearchParams };

/** What is answered in the place of the storage; or, once it has done its work, nothing at all. */
export type Meddling =
  | { status: number; code?: string; said?: string | AsyncIterable<Uint8Array> }
  | 'never-answer'
  | 'lose-the-answer'
  | undefined;

const error = (code: string) =>
  `<?xml version="1.0" encoding="UTF-8"?>\n<Error><Code>${code}</Code><Message>${code}</Message></Error>`;

/** A listing by folders: the server finds none of those that hold nothing but folders. */
function inFolders(listing: string, prefix: string): string {
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
 * An S3 server, and before it what this one lacks: one call after the other, an object is there whole
 * or not at all, and `If-None-Match: *` is heeded, unless `heeds` is false. It begins with what another
 * one had in its directory, if `from` names that. Stop it at the end.
 */
export async function objectStorage({ heeds = true, from = '' } = {}) {
  const directory = await mkdtemp(join(tmpdir(), 'foyer-s3-'));
  if (from) await cp(from, directory, { recursive: true });
  const behind = new S3rver({
    address: 'localhost',
    port: 0,
    directory,
    silent: true,
    vhostBuckets: false,
    // It takes a listing in path style, signed by the official client, for one that is signed wrongly.
    allowMismatchedSignatures: true,
    configureBuckets: [{ name: BUCKET }],
  });
  const { port } = await behind.run();
  const state = {
    meddle: async (_: Call): Promise<Meddling> => undefined,
    calls: [] as Call[],
  };
  const inTurn = pLimit(1);

  /** Asks the storage itself. */
  const ask = (method: string, url: string, headers: IncomingMessage['headers'], body?: Buffer) =>
    new Promise<IncomingMessage>((done, failed) => {
      request({ port, method, path: url, headers }, done).once('error', failed).end(body);
    });

  async function answer(from: IncomingMessage, to: ServerResponse): Promise<void> {
    const { method = '', url = '', headers } = from;
    const { pathname, searchParams } = new URL(url, 'http://storage');
    const call = { method, path: decodeURIComponent(pathname), query: searchParams };
    // Of a writer that is killed in the middle nothing has come.
    const body = await buffer(from);
    state.calls.push(call);
    const meddling = await state.meddle(call);
    if (meddling === 'never-answer') return;
    if (typeof meddling === 'object') {
      const { status, code = '', said = error(code) } = meddling;
      to.writeHead(status, { 'Content-Type': 'application/xml' });
      return pipeline(Readable.from(said), to);
    }
    await inTurn(async () => {
      if (method === 'PUT' && heeds && headers['if-none-match'] === '*') {
        const there = await ask('HEAD', url.split('?')[0] ?? '', {});
        there.resume();
        if (there.statusCode === 200)
          return void to.writeHead(412).end(error('PreconditionFailed'));
      }
      const delimiter = searchParams.get('delimiter');
      const answered = await ask(method, url.replace(/delimiter=[^&]*&?/, ''), headers, body);
      const read = await buffer(answered);
      const whole = delimiter ? inFolders(read.toString(), searchParams.get('prefix') ?? '') : read;
      delete answered.headers['content-length'];
      if (meddling === 'lose-the-answer') return void to.destroy();
      to.writeHead(answered.statusCode ?? 500, answered.headers).end(whole);
    });
  }

  const server = createServer((from, to) => {
    answer(from, to).catch(() => to.destroy());
  });
  await new Promise<void>((done) => server.listen(0, 'localhost', done));
  const endpoint = `http://localhost:${(server.address() as AddressInfo).port}`;
  return {
    state,
    directory,
    /** The variables of whoever uses it. */
    variables: {
      RELEASES_URL: `s3://${BUCKET}/house`,
      AWS_ENDPOINT_URL_S3: endpoint,
      AWS_ACCESS_KEY_ID: KEY,
      AWS_SECRET_ACCESS_KEY: KEY,
    },
    /** What it tells of an object to anybody. */
    headers: async (path: string) => {
      const answered = await ask('HEAD', `/${BUCKET}/house/${path}`, {});
      answered.resume();
      return answered.headers;
    },
    async stop() {
      server.closeAllConnections();
      await new Promise((done) => server.close(done));
      await behind.close();
      await rm(directory, { recursive: true, force: true });
    },
  };
}
