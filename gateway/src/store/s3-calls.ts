import {
  DeleteObjectCommand,
  GetObjectCommand,
  ListObjectsV2Command,
  type ListObjectsV2CommandOutput,
  PutObjectCommand,
} from '@aws-sdk/client-s3';
import pLimit from 'p-limit';
import { bodyOf } from '../http/body.ts';
import type { ObjectStore } from './object-store.ts';
import { type S3Place, s3Client } from './s3-client.ts';
import { isAnswer, s3Problem } from './s3-problem.ts';
import { headersOf } from './stored-headers.ts';

/** Longest that a call may take with all its tries, in ms. */
const READ_MS = 10_000;
const WRITE_MS = 60_000;
/** Calls at once, which the client has connections for. */
const AT_ONCE = 50;

/** What a storage is asked, a call each; whatever fails is a `StoreError` that names what to correct. */
export type S3Calls = Pick<ObjectStore, 'get'> & {
  /** Puts an object where there is none: false where there is one, or somebody is putting one. */
  put(path: string, bytes: Uint8Array): Promise<boolean>;
  /** A thousand objects whose path begins so; with a delimiter those directly below, and folders. */
  page(path: string, token?: string, delimiter?: string): Promise<ListObjectsV2CommandOutput>;
  remove(path: string): Promise<unknown>;
};

/** The calls of a storage; the client finds its key as it always does (`AWS_*`). */
export function s3Calls(place: S3Place): S3Calls {
  const { bucket: Bucket, prefix } = place;
  const client = s3Client(place);
  const inTurn = pLimit(AT_ONCE);

  async function ask<Answer>(ms: number, call: (abortSignal: AbortSignal) => Promise<Answer>) {
    try {
      return await inTurn(() => call(AbortSignal.timeout(ms)));
    } catch (error) {
      if (error instanceof RangeError) throw error;
      throw s3Problem(error, place);
    }
  }

  return {
    get: (path, limit) =>
      ask(READ_MS, async (abortSignal) => {
        const command = new GetObjectCommand({ Bucket, Key: prefix + path });
        try {
          const { Body } = await client.send(command, { abortSignal });
          return await bodyOf(new Response(Body?.transformToWebStream()), limit);
        } catch (error) {
          if (isAnswer(error, 404, 'NoSuchKey')) return undefined;
          throw error;
        }
      }),

    put: (path, bytes) =>
      ask(WRITE_MS, async (abortSignal) => {
        const object = { Bucket, Key: prefix + path, Body: bytes, ...headersOf(path) };
        try {
          await client.send(new PutObjectCommand({ ...object, IfNoneMatch: '*' }), { abortSignal });
          return true;
        } catch (error) {
          if (isAnswer(error, 412) || isAnswer(error, 409)) return false;
          throw error;
        }
      }),

    page: (path, ContinuationToken, Delimiter) =>
      ask(READ_MS, (abortSignal) => {
        const query = { Bucket, Prefix: prefix + path, ContinuationToken, Delimiter };
        return client.send(new ListObjectsV2Command(query), { abortSignal });
      }),

    remove: (path) =>
      ask(WRITE_MS, (abortSignal) => {
        const command = new DeleteObjectCommand({ Bucket, Key: prefix + path });
        return client.send(command, { abortSignal });
      }),
  };
}
