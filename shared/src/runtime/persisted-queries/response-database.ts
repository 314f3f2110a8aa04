import { type DBSchema, type IDBPDatabase, openDB } from 'idb';

/** Covers a stay and the weeks around it in which a guest looks something up. */
const RETENTION_DAYS = 35;
const RETENTION_MS = RETENTION_DAYS * 24 * 60 * 60_000;
/** Limits per guest, above the number of queries of all screens of a hotel. */
const MAX_RESPONSES = 100;
const MAX_TOTAL_BYTES = 1_000_000;
/** Limit per response, which fits the category tree of a large hotel: thousands of lines. */
const MAX_RESPONSE_BYTES = 400_000;

/** A cached response with its size as JSON. `at` is in milliseconds. */
export type CachedResponse = { hash: string; at: number; bytes: number; data: unknown };

interface Tables extends DBSchema {
  responses: { key: string; value: CachedResponse; indexes: { age: [number, number] } };
}

/** One guest's cached responses, by query hash. */
export type ResponseDatabase = IDBPDatabase<Tables>;

/** Opens a guest's database; throws if the browser refuses storage. */
export async function openResponseDatabase(name: string): Promise<ResponseDatabase> {
  return openDB<Tables>(name, 1, {
    upgrade(created: ResponseDatabase | undefined) {
      // WebKit passes no database while the page unloads.
      const responses = created?.createObjectStore('responses', { keyPath: 'hash' });
      responses?.createIndex('age', ['at', 'bytes']);
    },
    // Another tab deletes the database when the guest signs out there.
    blocking: (_from, _to, event) => (event.target as IDBDatabase).close(),
  });
}

/** Returns the response to cache; undefined if it is too large. */
export function cachedResponseOf(
  hash: string,
  at: number,
  data: unknown,
): CachedResponse | undefined {
  const bytes = new TextEncoder().encode(JSON.stringify(data)).byteLength;
  return bytes > MAX_RESPONSE_BYTES ? undefined : { hash, at, bytes, data };
}

/** Tells whether a response with this time is too old. */
export const isExpired = (at: number) => !(at > Date.now() - RETENTION_MS);

/** Stores responses by hash and deletes expired ones and the oldest ones beyond the limits. */
export async function storeResponses(
  database: ResponseDatabase,
  responses: readonly CachedResponse[],
): Promise<void> {
  const transaction = database.transaction('responses', 'readwrite');
  const { store } = transaction;
  await Promise.all(responses.map((response) => store.put(response)));
  let count = 0;
  let bytes = 0;
  // A key cursor, the newest first.
  let cursor = await store.index('age').openKeyCursor(null, 'prev');
  while (cursor) {
    const [at, size] = cursor.key;
    count += 1;
    bytes += size;
    if (count > MAX_RESPONSES || bytes > MAX_TOTAL_BYTES || isExpired(at))
      await store.delete(cursor.primaryKey);
    cursor = await cursor.continue();
  }
  await transaction.done;
}
