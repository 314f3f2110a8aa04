import { areSame, type ObjectStore, type Stored, StoreError } from './object-store.ts';
import { type S3Calls, s3Calls } from './s3-calls.ts';
import type { S3Place } from './s3-client.ts';
import { isAnswer } from './s3-problem.ts';

/** Pages of a listing, of a thousand objects each. */
const PAGES = 1000;
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
 * A store in S3-compatible object storage. `prove` tells what the key may do, and throws a
 * `StoreError` for a storage that cannot be reached or does not heed preconditions. So does whoever
 * writes first.
 */
export function s3Store(place: S3Place): ObjectStore & { prove(): Promise<Access> } {
  const { bucket, prefix } = place;
  const calls = s3Calls(place);
  let proven: Promise<Access> | undefined;

  const prove = () => {
    proven ??= accessOf(calls, bucket);
    proven.catch(() => {
      proven = undefined;
    });
    return proven;
  };

  async function* pages(path: string, delimiter?: string) {
    let token: string | undefined;
    for (let count = 0; count < PAGES; count += 1) {
      const page = await calls.page(path, token, delimiter);
      yield page;
      const next = page.NextContinuationToken;
      if (!page.IsTruncated || next === undefined) return;
      // A storage that does not know the way on shows its first page for ever.
      if (next === token) break;
      token = next;
    }
    throw new StoreError(`The listing of ${path} in s3://${bucket} does not end.`);
  }

  return {
    get: calls.get,
    prove,
    async create(path, bytes) {
      if ((await prove()) === 'reads')
        throw new StoreError(`AWS_ACCESS_KEY_ID: this key may only read s3://${bucket}.`);
      for (let tries = 0; tries < TRIES; tries += 1) {
        const isOurs = await putOrCompare(calls, path, bytes);
        if (isOurs !== undefined) return isOurs;
        await new Promise((done) => setTimeout(done, PAUSE_MS * 2 ** tries));
      }
      throw new StoreError(`Others keep writing and removing ${path}: try again.`);
    },
    async list(path) {
      const found: Stored[] = [];
      for await (const { Contents = [] } of pages(path))
        for (const { Key = '', Size: bytes = 0, LastModified } of Contents) {
          const storedAt = LastModified?.getTime() ?? 0;
          found.push({ path: Key.slice(prefix.length), bytes, storedAt });
        }
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
      await Promise.all(paths.map(calls.remove));
    },
  };
}

async function accessOf(calls: S3Calls, bucket: string): Promise<Access> {
  await calls.page(PROBE);
  try {
    await calls.put(PROBE, PROBED);
    if (!(await calls.put(PROBE, PROBED))) return 'writes';
  } catch (error) {
    const { cause } = error as StoreError;
    if (isAnswer(cause, 403)) return 'reads';
    if (!isAnswer(cause, 501) && !isAnswer(cause, 400)) throw error;
  }
  throw new StoreError(
    `RELEASES_URL: the storage of s3://${bucket} does not heed If-None-Match, so that operators would lose each other's changes: choose another one.`,
  );
}

/** Whether these bytes lie there afterwards; undefined where nothing does. */
async function putOrCompare(calls: S3Calls, path: string, bytes: Uint8Array) {
  let failure: unknown;
  try {
    if (await calls.put(path, bytes)) return true;
  } catch (error) {
    failure = error;
  }
  try {
    // What lies there may be our own: of a call whose answer was lost, or that was repeated.
    const there = await calls.get(path, bytes.length);
    if (there) return areSame(there, bytes);
  } catch (error) {
    if (error instanceof RangeError) return false;
    throw failure ?? error;
  }
  if (failure) throw failure;
  return undefined;
}
