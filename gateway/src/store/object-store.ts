/** An object of a store: its path, its length, and when it came there (ms since the epoch). */
export type Stored = { path: string; bytes: number; storedAt: number };

/**
 * Where releases and the editions of the fleet lie, as objects by their paths:
 * `releases/<name>/<version>/…` and `fleet/000042.json`. None is ever written over.
 */
export type ObjectStore = ReadableStore & {
  /**
   * Puts an object where there is none, whole or not at all. True where these bytes lie there
   * afterwards, whoever put them; false where others do.
   */
  create(path: string, bytes: Uint8Array): Promise<boolean>;
  /** Every object whose path begins so; throws for more than a store of releases can have. */
  list(prefix: string): Promise<Stored[]>;
  /** The names of the folders directly below one, which ends with a slash. */
  folders(prefix: string): Promise<string[]>;
  /** Those that are not there are none to remove. */
  remove(paths: readonly string[]): Promise<void>;
};

/** A store that may only be read, such as a plain HTTP origin; it cannot be listed either. */
export type ReadableStore = {
  /**
   * What lies at a path, undefined where nothing does; throws a `RangeError` for more than `limit`
   * bytes.
   */
  get(path: string, limit: number): Promise<Uint8Array<ArrayBuffer> | undefined>;
};

/** A store that does not do what it is there for; the message says in one line what to do. */
export class StoreError extends Error {
  override readonly name = 'StoreError';
}

/** A store refused to say what lies at a path; some do so where nothing does. */
export class NoAccess extends Error {
  override readonly name = 'NoAccess';
}

/** What is said where a store may only be read and something was to be written. */
export const READ_ONLY =
  'RELEASES_URL is a plain HTTP origin, which may only be read: name the storage behind it instead, like s3://bucket, or leave it out for the folder.';

/** Whether a store may be written, and so be listed. */
export function isWritable(store: ReadableStore): store is ObjectStore {
  return 'create' in store;
}

/** Whether two objects hold the same bytes. */
export function areSame(one: Uint8Array | undefined, other: Uint8Array): boolean {
  return one?.length === other.length && one.every((byte, place) => byte === other[place]);
}
