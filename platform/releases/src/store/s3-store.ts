import { areSameBytes, type ObjectStore, type StoredObject, StoreError } from './object-store.ts';
import { type S3Calls, type S3Location, s3Calls } from './s3-calls.ts';
import { isResponse } from './s3-problem.ts';

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

/** The access that a storage key grants. */
export type Access = 'writes' | 'reads';

/**
 * Opens a store in S3-compatible object storage. `checkAccess` returns what the key may do. It
 * throws a `StoreError` for a storage that cannot be reached or ignores preconditions; so does the
 * first write.
 */
export function s3Store(location: S3Location): ObjectStore & { checkAccess(): Promise<Access> } {
  const { bucket, prefix } = location;
  const calls = s3Calls(location);
  let access: Promise<Access> | undefined;

  const checkAccess = () => {
    access ??= accessOf(calls, bucket);
    access.catch(() => {
      access = undefined;
    });
    return access;
  };

  async function* pages(path: string, delimiter?: string) {
    let token: string | undefined;
    for (let count = 0; count < MAX_PAGES; count += 1) {
      const page = await calls.page(path, token, delimiter);
      yield page;
      const next = page.NextContinuationToken;
      if (!page.IsTruncated || next === undefined) return;
      // A storage without continuation tokens would repeat its first page forever.
      if (next === token) break;
      token = next;
    }
    throw new StoreError(`The listing of ${path} in s3://${bucket} does not end.`);
  }

  return {
    get: calls.get,
    checkAccess,
    async create(path, bytes) {
      if ((await checkAccess()) === 'reads')
        throw new StoreError(`AWS_ACCESS_KEY_ID: this key can only read s3://${bucket}.`);
      for (let tries = 0; tries < MAX_TRIES; tries += 1) {
        const isStored = await putOrCompare(calls, path, bytes);
        if (isStored !== undefined) return isStored;
        await new Promise((done) => setTimeout(done, PAUSE_MS * 2 ** tries));
      }
      throw new StoreError(`Other writers keep creating and removing ${path}: try again.`);
    },
    async list(path) {
      const found: StoredObject[] = [];
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
    await calls.put(PROBE, PROBE_BYTES);
    if (!(await calls.put(PROBE, PROBE_BYTES))) return 'writes';
  } catch (error) {
    const { cause } = error as StoreError;
    if (isResponse(cause, 403)) return 'reads';
    if (!isResponse(cause, 501) && !isResponse(cause, 400)) throw error;
  }
  throw new StoreError(
    `RELEASES_URL: the storage of s3://${bucket} ignores If-None-Match, so that operators would overwrite each other's changes: choose another one.`,
  );
}

/** Returns whether the path holds these bytes afterwards; undefined if it holds nothing. */
async function putOrCompare(calls: S3Calls, path: string, bytes: Uint8Array) {
  let failure: unknown;
  try {
    if (await calls.put(path, bytes)) return true;
  } catch (error) {
    failure = error;
  }
  try {
    // The object may be our own: the response was lost, or the call was repeated.
    const existing = await calls.get(path, bytes.length);
    if (existing) return areSameBytes(existing, bytes);
  } catch (error) {
    if (error instanceof RangeError) return false;
    throw failure ?? error;
  }
  if (failure) throw failure;
  return undefined;
}
