import * as http from 'node:http';
import type { AddressInfo } from 'node:net';
import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { pipeline } from 'node:stream/promises';

const BUCKET = 'foyer';
const KEY = 'test-key';

/** A call of the storage, which a test may answer with a fault. */
export type Call = { method: string; path: string; query: URLSearchParams };

/** A response instead of the storage's, or one that is lost after its work. */
export type Fault =
  | { status: number; code?: string; body?: string | AsyncIterable<Uint8Array> }
  | 'never-answer'
  | 'lose-the-answer'
  | undefined;

type Answer = { status: number; body?: string | Buffer; headers?: Record<string, string> };
type Stored = { body: Buffer; headers: Record<string, string>; at: Date };

const failure = (status: number, code: string): Answer => ({
  status,
  body: `<?xml version="1.0" encoding="UTF-8"?>\n<Error><Code>${code}</Code><Message>${code}</Message></Error>`,
});

/** Answers the five calls of S3 that a store makes; anybody may read, as in a public bucket. */
function answerTo(
  objects: Map<string, Stored>,
  { method, path, query }: Call,
  headers: http.IncomingHttpHeaders,
  body: Buffer,
): Answer {
  const [, bucket, ...rest] = path.split('/');
  const key = rest.join('/');
  if (headers.authorization && !headers.authorization.includes(`Credential=${KEY}/`))
    return failure(403, 'InvalidAccessKeyId');
  if (bucket !== BUCKET) return failure(404, 'NoSuchBucket');
  if (query.has('list-type')) return listing(objects, query);
  const stored = objects.get(key);
  if (method === 'PUT') {
    if (stored && headers['if-none-match'] === '*') return failure(412, 'PreconditionFailed');
    const kept = ['content-type', 'cache-control', 'content-encoding'].flatMap((name) => {
      const value = headers[name];
      return typeof value === 'string' ? [[name, value]] : [];
    });
    objects.set(key, { body, headers: Object.fromEntries(kept), at: new Date() });
    return { status: 200 };
  }
  if (method === 'DELETE') {
    objects.delete(key);
    return { status: 204 };
  }
  return stored ? { status: 200, ...stored } : failure(404, 'NoSuchKey');
}

function listing(objects: Map<string, Stored>, query: URLSearchParams): Answer {
  const prefix = query.get('prefix') ?? '';
  const found = [...objects].filter(([key]) => key.startsWith(prefix));
  const folders = new Set(found.map(([key]) => key.slice(0, key.indexOf('/', prefix.length) + 1)));
  const items = query.has('delimiter')
    ? [...folders].map((folder) => `<CommonPrefixes><Prefix>${folder}</Prefix></CommonPrefixes>`)
    : found.map(
        ([key, { body, at }]) =>
          `<Contents><Key>${key}</Key><Size>${body.length}</Size><LastModified>${at.toISOString()}</LastModified></Contents>`,
      );
  return { status: 200, body: `<ListBucketResult>${items.join('')}</ListBucketResult>` };
}

/**
 * Starts an S3 server in memory, with a copy of these objects. `If-None-Match: *` works unless
 * `supportsIfNoneMatch` is false. Stop it at the end.
 */
export async function objectStorage({
  supportsIfNoneMatch = true,
  from = new Map<string, Stored>(),
} = {}) {
  const objects = new Map(from);
  const state = { injectFault: async (_: Call): Promise<Fault> => undefined };

  async function respond(
    request: http.IncomingMessage,
    response: http.ServerResponse,
  ): Promise<void> {
    const { method = '', url = '', headers } = request;
    const { pathname, searchParams } = new URL(url, 'http://storage');
    const call = { method, path: decodeURIComponent(pathname), query: searchParams };
    // Buffers the body, so that a killed writer has written nothing.
    const body = await buffer(request);
    const fault = await state.injectFault(call);
    if (fault === 'never-answer') return;
    if (typeof fault === 'object') {
      const { status, code = '', body: text = failure(status, code).body ?? '' } = fault;
      response.writeHead(status, { 'Content-Type': 'application/xml' });
      return pipeline(Readable.from(text), response);
    }
    if (!supportsIfNoneMatch) delete headers['if-none-match'];
    const answer = answerTo(objects, call, headers, body);
    if (fault === 'lose-the-answer') return void response.destroy();
    response.writeHead(answer.status, answer.headers).end(answer.body);
  }

  const server = http.createServer((request, response) => {
    respond(request, response).catch(() => response.destroy());
  });
  await new Promise<void>((done) => server.listen(0, 'localhost', done));
  return {
    state,
    objects,
    /** Environment variables of its users. */
    variables: {
      RELEASES_URL: `s3://${BUCKET}/prefix`,
      AWS_ENDPOINT_URL_S3: `http://localhost:${(server.address() as AddressInfo).port}`,
      AWS_ACCESS_KEY_ID: KEY,
      AWS_SECRET_ACCESS_KEY: KEY,
    },
    async stop() {
      server.closeAllConnections();
      await new Promise((done) => server.close(done));
    },
  };
}
