import {
  DeleteObjectCommand,
  GetObjectCommand,
  ListObjectsV2Command,
  type ListObjectsV2CommandOutput,
  PutObjectCommand,
} from '@aws-sdk/client-s3';
import { bodyOf } from '@foyer/common/http';
import pLimit from 'p-limit';
import type { ObjectStore } from './object-store.ts';
import { type S3Location, s3Client } from './s3-client.ts';
import { isResponse, storeErrorOf } from './s3-problem.ts';
import { storedHeadersOf } from './stored-headers.ts';

/** How long a call may take, including retries, in ms. */
const READ_TIMEOUT_MS = 10_000;
const WRITE_TIMEOUT_MS = 60_000;
/** Concurrent calls; the client has as many connections. */
const MAX_CONCURRENT = 50;

/** The calls to an object storage. Each failure is a `StoreError` that names what to correct. */
export type S3Calls = Pick<ObjectStore, 'get'> & {
  /** Creates an object; false if there is one or another writer is creating it. */
  put(path: string, bytes: Uint8Array): Promise<boolean>;
  /**
   * Lists up to a thousand objects with a prefix. With a delimiter, lists the direct children and
   * folders.
   */
  page(path: string, token?: string, delimiter?: string): Promise<ListObjectsV2CommandOutput>;
  remove(path: string): Promise<unknown>;
};

/** Creates the calls to a storage. The client finds its key in the usual places (`AWS_*`). */
export function s3Calls(location: S3Location): S3Calls {
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
    get: (path, limit) =>
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

    put: (path, bytes) =>
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

    page: (path, ContinuationToken, Delimiter) =>
      call(READ_TIMEOUT_MS, (abortSignal) => {
        const query = { Bucket, Prefix: prefix + path, ContinuationToken, Delimiter };
        return client.send(new ListObjectsV2Command(query), { abortSignal });
      }),

    remove: (path) =>
      call(WRITE_TIMEOUT_MS, (abortSignal) => {
        const command = new DeleteObjectCommand({ Bucket, Key: prefix + path });
        return client.send(command, { abortSignal });
      }),
  };
}
