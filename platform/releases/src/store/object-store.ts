/** An object of a store; `storedAt` is in ms since the epoch. */
export type StoredObject = { path: string; bytes: number; storedAt: number };

/**
 * Stores releases and revisions as objects, none of which is ever overwritten:
 * `releases/<name>/<version>/…` and `fleet/000042.json`.
 */
export type ObjectStore = ReadableStore & {
  /**
   * Creates an object atomically if there is none. Returns true if the path holds these bytes
   * afterwards, whoever wrote them; false if it holds others.
   */
  create(path: string, bytes: Uint8Array): Promise<boolean>;
  /** Lists every object with a prefix. Throws if there are more than a release store can have. */
  list(prefix: string): Promise<StoredObject[]>;
  /** Returns the names of the folders directly below a path that ends with a slash. */
  folders(prefix: string): Promise<string[]>;
  /** Removes objects; ignores missing ones. */
  remove(paths: readonly string[]): Promise<void>;
};

/** A read-only store, such as a plain HTTP origin; it cannot be listed. */
export type ReadableStore = {
  /**
   * Reads an object; undefined if there is none. Throws a `RangeError` for more than `limit` bytes.
   */
  get(path: string, limit: number): Promise<Uint8Array<ArrayBuffer> | undefined>;
};

/** A store that fails; the message tells the operator in one line what to do. */
export class StoreError extends Error {
  override readonly name = 'StoreError';
}

/** A store denied access to a path; some do so for missing objects. */
export class AccessDenied extends Error {
  override readonly name = 'AccessDenied';
}

/** The message for a write to a read-only store. */
export const READ_ONLY_MESSAGE =
  'RELEASES_URL is a plain HTTP origin, which is read-only: name the storage behind it, like s3://bucket, or unset it to use the folder (docs/operator/storage-and-edge.md#plain-http-origin).';

/** Tells whether a store can be written and listed. */
export function isWritable(store: ReadableStore): store is ObjectStore {
  return 'create' in store;
}

/** Tells whether two objects hold the same bytes. */
export function areSameBytes(one: Uint8Array | undefined, other: Uint8Array): boolean {
  return one?.length === other.length && one.every((byte, index) => byte === other[index]);
}
