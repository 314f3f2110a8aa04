import { Readable } from 'node:stream';
import {
  DeleteObjectCommand,
  GetObjectCommand,
  ListObjectsV2Command,
  PutObjectCommand,
  S3Client,
} from '@aws-sdk/client-s3';
import { bodyOf } from '@foyer/common/http';
import { mediaType } from '@foyer/common/media-type';
import pLimit from 'p-limit';
import { isResponse, storeErrorOf } from './s3-problem.ts';

/** How long a call may take, including retries, in ms. */
const READ_TIMEOUT_MS = 10_000;
const WRITE_TIMEOUT_MS = 60_000;
/** Concurrent calls; the client has as many connections. */
const MAX_CONCURRENT = 50;
const CONNECT_MS = 3000;
/** The size limit of other responses: a thousand keys take half a megabyte. */
const MAX_RESPONSE_BYTES = 8_000_000;

export type S3Location = {
  bucket: string;
  /** The prefix of all keys: empty, or ending with a slash. */
  prefix: string;
  /** A storage other than Amazon's. */
  endpoint: string | undefined;
  /** Defaults to the region that the official client finds. */
  region: string | undefined;
};

export type S3Calls = ReturnType<typeof s3Calls>;

/**
 * Creates the calls to a storage. Each failure is a `StoreError` that names what to correct. The
 * client finds its key in the usual places (`AWS_*`).
 */
export function s3Calls(location: S3Location) {
  const { bucket: Bucket, prefix } = location;
  const client = s3Client(location);
  const limited = pLimit(MAX_CONCURRENT);

  async function call<Answer>(ms: number, send: (abortSignal: AbortSignal) => Promise<Answer>) {
    try {
      return await limited(() => send(AbortSignal.timeout(ms)));
    } catch (error) {
      if (error instanceof RangeError) throw error;
      throw storeErrorOf(error, location);
    }
  }

  return {
    get: (path: string, limit: number) =>
      call(READ_TIMEOUT_MS, async (abortSignal) => {
        const command = new GetObjectCommand({ Bucket, Key: prefix + path });
        try {
          const { Body } = await client.send(command, { abortSignal });
          return await bodyOf(new Response(Body?.transformToWebStream()), limit);
        } catch (error) {
          if (isResponse(error, 404, 'NoSuchKey')) return undefined;
          throw error;
        }
      }),

    /** Creates an object; false if there is one or another writer is creating it. */
    put: (path: string, bytes: Uint8Array) =>
      call(WRITE_TIMEOUT_MS, async (abortSignal) => {
        const object = { Bucket, Key: prefix + path, Body: bytes, ...storedHeadersOf(path) };
        try {
          await client.send(new PutObjectCommand({ ...object, IfNoneMatch: '*' }), { abortSignal });
          return true;
        } catch (error) {
          if (isResponse(error, 412) || isResponse(error, 409)) return false;
          throw error;
        }
      }),

    /** Lists up to a thousand objects; with a delimiter, the direct children and folders. */
    page: (path: string, ContinuationToken?: string, Delimiter?: string) =>
      call(READ_TIMEOUT_MS, (abortSignal) => {
        const query = { Bucket, Prefix: prefix + path, ContinuationToken, Delimiter };
        return client.send(new ListObjectsV2Command(query), { abortSignal });
      }),

    remove: (path: string) =>
      call(WRITE_TIMEOUT_MS, (abortSignal) => {
        const command = new DeleteObjectCommand({ Bucket, Key: prefix + path });
        return client.send(command, { abortSignal });
      }),
  };
}

/** Creates the official client, which retries and corrects clock skew by itself. */
function s3Client({ endpoint, region }: S3Location): S3Client {
  const client = new S3Client({
    ...(endpoint !== undefined && { endpoint, forcePathStyle: true }),
    ...(region !== undefined && { region }),
    requestHandler: { connectionTimeout: CONNECT_MS },
    // Other storages do not support Amazon's additional checksums.
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
  });
  // The client reads other responses completely before it returns them.
  client.middlewareStack.add(
    (next, { commandName }) =>
      async (args) => {
        const result = await next(args);
        const response = result.response as { statusCode: number; body?: unknown };
        const isObject = commandName === 'GetObjectCommand' && response.statusCode < 300;
        if (!isObject && response.body instanceof Readable)
          response.body = Readable.from(limited(response.body));
        return result;
      },
    { step: 'deserialize', priority: 'low' },
  );
  return client;
}

async function* limited(body: Readable) {
  let bytes = 0;
  for await (const chunk of body) {
    bytes += chunk.length;
    if (bytes > MAX_RESPONSE_BYTES)
      throw new Error(`A response has more than ${MAX_RESPONSE_BYTES} bytes`);
    yield chunk;
  }
}

/**
 * Returns the headers that a storage sends with an object, for example to a CDN. Compressed copies
 * name no coding: `fetch` would decompress them before the gateway can forward them.
 */
function storedHeadersOf(path: string): { ContentType: string; CacheControl: string } {
  const isFile = path.startsWith('releases/') && !path.endsWith('.json');
  return {
    ContentType: mediaType(path) ?? 'application/octet-stream',
    CacheControl: isFile ? 'public, max-age=31536000, immutable' : 'no-cache',
  };
}
