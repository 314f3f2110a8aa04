import { Readable } from 'node:stream';
import {
  DeleteObjectCommand,
  GetObjectCommand,
  type ListObjectsV2CommandOutput,
  PutObjectCommand,
  paginateListObjectsV2,
  S3Client,
} from '@aws-sdk/client-s3';
import { bodyOf } from '@foyer/common/http';
import { mediaType } from '@foyer/common/media-type';
import pLimit from 'p-limit';
import { areSameBytes, type ObjectStore, StoreError } from './object-store.ts';
import { isResponse, type S3Location, storeErrorOf } from './s3-problem.ts';

/** How long a read, or a write or listing, may take, including retries, in ms. */
const READ_TIMEOUT_MS = 10_000;
const WRITE_TIMEOUT_MS = 60_000;
/** Concurrent calls; the client has as many connections. */
const MAX_CONCURRENT = 50;
const CONNECT_MS = 3000;
/** The size limit of other responses: a thousand keys take half a megabyte. */
const MAX_RESPONSE_BYTES = 8_000_000;
/** The page limit of a listing; a page has a thousand objects. */
const MAX_PAGES = 1000;
/** How often a write retries when another writer creates and removes the object. */
const MAX_TRIES = 5;
const PAUSE_MS = 25;

/** The object that tests whether the storage supports `If-None-Match`. */
const PROBE = 'precondition.txt';
const PROBE_BYTES = new TextEncoder().encode(
  'Foyer tests here whether this storage supports If-None-Match.\n',
);

/**
 * Opens a store in S3-compatible object storage; the client finds its key in the usual places
 * (`AWS_*`). Each failure is a `StoreError` that names what to correct. `mayWrite` tells
 * whether the key may write, and throws for a storage that cannot be reached or ignores
 * preconditions; so does the first write.
 */
export function s3Store(location: S3Location): ObjectStore & { mayWrite(): Promise<boolean> } {
  const { bucket: Bucket, prefix } = location;
  const client = s3Client(location);
  const limited = pLimit(MAX_CONCURRENT);
  let access: Promise<boolean> | undefined;

  async function call<Answer>(ms: number, send: (abortSignal: AbortSignal) => Promise<Answer>) {
    try {
      return await limited(() => send(AbortSignal.timeout(ms)));
    } catch (error) {
      if (error instanceof RangeError || error instanceof StoreError) throw error;
      throw storeErrorOf(error, location);
    }
  }

  const get = (path: string, limit: number) =>
    call(READ_TIMEOUT_MS, async (abortSignal) => {
      const command = new GetObjectCommand({ Bucket, Key: prefix + path });
      try {
        const { Body } = await client.send(command, { abortSignal });
        return await bodyOf(new Response(Body?.transformToWebStream()), limit);
      } catch (error) {
        if (isResponse(error, 404, 'NoSuchKey')) return undefined;
        throw error;
      }
    });

  /** Creates an object; false if there is one or another writer is creating it. */
  const put = (path: string, bytes: Uint8Array) =>
    call(WRITE_TIMEOUT_MS, async (abortSignal) => {
      const object = { Bucket, Key: prefix + path, Body: bytes, ...storedHeadersOf(path) };
      try {
        await client.send(new PutObjectCommand({ ...object, IfNoneMatch: '*' }), { abortSignal });
        return true;
      } catch (error) {
        if (isResponse(error, 412) || isResponse(error, 409)) return false;
        throw error;
      }
    });

  /** Lists objects; with a delimiter, the direct children and folders. */
  const pages = (path: string, Delimiter?: string) =>
    call(WRITE_TIMEOUT_MS, async (abortSignal) => {
      const query = { Bucket, Prefix: prefix + path, Delimiter };
      const found: ListObjectsV2CommandOutput[] = [];
      for await (const page of paginateListObjectsV2({ client }, query, { abortSignal })) {
        const token = page.NextContinuationToken;
        // A storage without continuation tokens would repeat its first page forever.
        const isRepeated = token !== undefined && token === found.at(-1)?.NextContinuationToken;
        if (isRepeated || found.length >= MAX_PAGES)
          throw new StoreError(`The listing of ${path} in s3://${Bucket} does not end.`);
        found.push(page);
      }
      return found;
    });

  async function accessOfKey(): Promise<boolean> {
    await pages(PROBE);
    try {
      await put(PROBE, PROBE_BYTES);
      if (!(await put(PROBE, PROBE_BYTES))) return true;
    } catch (error) {
      const { cause } = error as StoreError;
      if (isResponse(cause, 403)) return false;
      if (!isResponse(cause, 501) && !isResponse(cause, 400)) throw error;
    }
    throw new StoreError(
      `RELEASES_URL: the storage of s3://${Bucket} ignores If-None-Match, so that operators would overwrite each other's changes: choose another one (docs/operator/storage-and-edge.md#object-storage).`,
    );
  }

  const mayWrite = () => {
    access ??= accessOfKey();
    access.catch(() => {
      access = undefined;
    });
    return access;
  };

  /** Returns whether the path holds these bytes afterwards; undefined if it holds nothing. */
  async function putOrCompare(path: string, bytes: Uint8Array) {
    const failure = await put(path, bytes).catch((error: unknown) => ({ error }));
    if (failure === true) return true;
    try {
      // The object may be our own: the response was lost, or the call was repeated.
      const existing = await get(path, bytes.length);
      if (existing) return areSameBytes(existing, bytes);
    } catch (error) {
      if (error instanceof RangeError) return false;
      throw failure ? failure.error : error;
    }
    if (failure) throw failure.error;
    return undefined;
  }

  return {
    get,
    mayWrite,
    async create(path, bytes) {
      if (!(await mayWrite()))
        throw new StoreError(`AWS_ACCESS_KEY_ID: this key can only read s3://${Bucket}.`);
      for (let tries = 0; tries < MAX_TRIES; tries += 1) {
        const isStored = await putOrCompare(path, bytes);
        if (isStored !== undefined) return isStored;
        await new Promise((done) => setTimeout(done, PAUSE_MS * 2 ** tries));
      }
      throw new StoreError(`Other writers keep creating and removing ${path}: try again.`);
    },
    async list(path) {
      const objects = (await pages(path)).flatMap(({ Contents = [] }) => Contents);
      return objects.map(({ Key = '', Size: bytes = 0, LastModified }) => {
        return { path: Key.slice(prefix.length), bytes, storedAt: LastModified?.getTime() ?? 0 };
      });
    },
    async folders(path) {
      const folders = (await pages(path, '/')).flatMap(({ CommonPrefixes = [] }) => CommonPrefixes);
      return folders.map(({ Prefix = '' }) => Prefix.slice(prefix.length + path.length, -1));
    },
    async remove(paths) {
      const remove = (path: string) =>
        call(WRITE_TIMEOUT_MS, (abortSignal) => {
          const command = new DeleteObjectCommand({ Bucket, Key: prefix + path });
          return client.send(command, { abortSignal });
        });
      await Promise.all(paths.map(remove));
    },
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
