import {
  DeleteObjectCommand,
  GetObjectCommand,
  ListObjectsV2Command,
  PutObjectCommand,
} from '@aws-sdk/client-s3';
import pLimit from 'p-limit';
import { bodyOf } from '../http/body.ts';
import { areSame, type ObjectStore, type Stored, StoreError } from './object-store.ts';
import { type S3Place, s3Client } from './s3-client.ts';
import { isAnswer, s3Problem } from './s3-problem.ts';
import { headersOf } from './stored-headers.ts';

/** Longest that a call may take with all its tries, in ms. */
const READ_MS = 10_000;
const WRITE_MS = 60_000;
/** Pages of a listing, of a thousand objects each. */
const PAGES = 1000;
const AT_ONCE = 8;
/** As often somebody may be in between who then is not there. */
const TRIES = 5;
const PAUSE_MS = 25;

/** Where it is asked whether the storage heeds `If-None-Match`. */
const PROBE = 'precondition.txt';
const PROBED = new TextEncoder().encode(
  'Foyer asks here whether this storage heeds If-None-Match.\n',
);

/** What a key of the storage is good for. */
export type Access = 'writes' | 'reads';

/**
 * A store in S3-compatible object storage; its key is found as the official client does (`AWS_*`).
 * `prove` tells what the key may do, and throws a `StoreError` for a storage that cannot be reached or
 * does not heed preconditions. So does whoever writes first.
 */
export function s3Store(place: S3Place): ObjectStore & { prove(): Promise<Access> } {
  const { bucket, prefix } = place;
  const client = s3Client(place);
  let proven: Promise<Access> | undefined;

  /** Whatever fails is told in a sentence that names what to correct. */
  async function ask<Answer>(ms: number, call: (signal: AbortSignal) => Promise<Answer>) {
    try {
      return await call(AbortSignal.timeout(ms));
    } catch (error) {
      if (error instanceof RangeError) throw error;
      throw s3Problem(error, place);
    }
  }

  const get: ObjectStore['get'] = (path, limit) =>
    ask(READ_MS, async (abortSignal) => {
      try {
        const command = new GetObjectCommand({ Bucket: bucket, Key: prefix + path });
        const { Body } = await client.send(command, { abortSignal });
        return await bodyOf(new Response(Body?.transformToWebStream()), limit);
      } catch (error) {
        if (isAnswer(error, 404, 'NoSuchKey')) return undefined;
        throw error;
      }
    });

  /** Puts an object where there is none: false where there is one, or somebody is putting one. */
  const put = (path: string, bytes: Uint8Array) =>
    ask(WRITE_MS, async (abortSignal) => {
      const command = new PutObjectCommand({
        Bucket: bucket,
        Key: prefix + path,
        Body: bytes,
        IfNoneMatch: '*',
        ...headersOf(path),
      });
      try {
        await client.send(command, { abortSignal });
        return true;
      } catch (error) {
        if (isAnswer(error, 412) || isAnswer(error, 409)) return false;
        throw error;
      }
    });

  async function askForAccess(): Promise<Access> {
    await page(prefix + PROBE);
    try {
      await put(PROBE, PROBED);
      if (!(await put(PROBE, PROBED))) return 'writes';
    } catch (error) {
      const { cause } = error as StoreError;
      if (isAnswer(cause, 403)) return 'reads';
      if (!isAnswer(cause, 501) && !isAnswer(cause, 400)) throw error;
    }
    throw new StoreError(
      `RELEASES_URL: the storage of s3://${bucket} does not heed If-None-Match, so that operators would lose each other's changes: choose another one.`,
    );
  }

  const prove = () => {
    proven ??= askForAccess();
    proven.catch(() => {
      proven = undefined;
    });
    return proven;
  };

  async function create(path: string, bytes: Uint8Array): Promise<boolean> {
    if ((await prove()) === 'reads')
      throw new StoreError(`AWS_ACCESS_KEY_ID: this key may only read s3://${bucket}.`);
    for (let tries = 0; tries < TRIES; tries += 1) {
      const isOurs = await attempt(path, bytes);
      if (isOurs !== 'nobody-there') return isOurs;
      await new Promise((done) => setTimeout(done, PAUSE_MS * 2 ** tries));
    }
    throw new StoreError(`Others keep writing and removing ${path}: try again.`);
  }

  async function attempt(path: string, bytes: Uint8Array) {
    let failure: unknown;
    try {
      if (await put(path, bytes)) return true;
    } catch (error) {
      failure = error;
    }
    // What lies there may be our own: of a call whose answer was lost, or that was repeated.
    const there = await get(path, bytes.length).catch((error: unknown) => {
      if (error instanceof RangeError) return new Uint8Array();
      throw failure ?? error;
    });
    if (there) return areSame(there, bytes);
    if (failure) throw failure;
    return 'nobody-there';
  }

  const page = (within: string, ContinuationToken?: string, Delimiter?: string) =>
    ask(READ_MS, (abortSignal) => {
      const query = { Bucket: bucket, Prefix: within, ContinuationToken, Delimiter };
      return client.send(new ListObjectsV2Command(query), { abortSignal });
    });

  async function* pages(path: string, delimiter?: string) {
    let token: string | undefined;
    for (let count = 0; count < PAGES; count += 1) {
      const one = await page(prefix + path, token, delimiter);
      yield one;
      token = one.NextContinuationToken;
      if (!one.IsTruncated || token === undefined) return;
    }
    throw new StoreError(`The listing of ${path} in s3://${bucket} does not end.`);
  }

  return {
    get,
    create,
    prove,
    async list(path) {
      const found: Stored[] = [];
      for await (const { Contents = [] } of pages(path))
        for (const { Key = '', Size = 0, LastModified } of Contents)
          found.push({
            path: Key.slice(prefix.length),
            bytes: Size,
            storedAt: LastModified?.getTime() ?? 0,
          });
      return found;
    },
    async folders(path) {
      const found: string[] = [];
      for await (const { CommonPrefixes = [] } of pages(path, '/'))
        for (const { Prefix = '' } of CommonPrefixes)
          found.push(Prefix.slice(prefix.length + path.length, -1));
      return found;
    },
    async remove(paths) {
      await pLimit(AT_ONCE).map(paths, (path) =>
        ask(WRITE_MS, (abortSignal) =>
          client.send(new DeleteObjectCommand({ Bucket: bucket, Key: prefix + path }), {
            abortSignal,
          }),
        ),
      );
    },
  };
}
