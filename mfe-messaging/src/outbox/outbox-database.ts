import { OUTBOX_DATABASE } from '@foyer/shared/contracts/guest-databases.ts';
import { guestDatabaseName } from '@foyer/shared/runtime';
import * as z from '@foyer/shared/schema';
import { type DBSchema, type IDBPDatabase, openDB } from 'idb';
/** A message that the guest has written and the provider has not confirmed. */
export const OutboxItem = z.object({
  /** The order of writing in all tabs; assigned when the item is stored. */
  seq: z.optional(z.number()),
  /** Also the Idempotency-Key. */
  client_id: z.string(),
  /** The id of the thread; null for the chat. */
  thread: z.nullable(z.number()),
  body: z.string(),
  /** The recipient's id, if it was known before the first attempt. */
  to: z.nullable(z.number()),
  /** ISO 8601, by the device's clock. */
  written_at: z.string(),
  state: z.enum(['queued', 'failed', 'unconfirmed']),
  /** True after the first attempt: the message may have arrived. */
  tried: z.boolean(),
});
export type OutboxItem = z.infer<typeof OutboxItem>;

/** Stores one guest's unsent messages across pages, in the order of writing. */
export type OutboxDatabase = Awaited<ReturnType<typeof openIndexedDb>>;

interface Tables extends DBSchema {
  items: { key: number; value: OutboxItem };
}

/** Opens the signed-in guest's database, or one in memory if the browser has no storage. */
export async function openOutboxDatabase(): Promise<OutboxDatabase> {
  try {
    return await openIndexedDb(guestDatabaseName(OUTBOX_DATABASE));
  } catch (error) {
    console.warn('Unsent messages are not stored across reloads', error);
    return inMemoryDatabase();
  }
}

async function openIndexedDb(name: string) {
  const db = await openDB<Tables>(name, 1, {
    // WebKit passes no database to a page that is being unloaded.
    upgrade: (upgraded: IDBPDatabase<Tables> | undefined) =>
      void upgraded?.createObjectStore('items', { keyPath: 'seq', autoIncrement: true }),
    // Another tab deletes the database when the guest signs out.
    blocking: (_from, _to, event) => (event.target as IDBDatabase).close(),
  });
  return {
    async all(): Promise<OutboxItem[]> {
      const stored = await db.getAll('items');
      return stored.flatMap((item) => z.safeParse(OutboxItem, item).data ?? []);
    },
    /** Stores an item after the others and returns its position. */
    async add(item: OutboxItem): Promise<number> {
      const writing = db.transaction('items', 'readwrite');
      const seq = writing.store.add(item);
      // Commits now, because the page may be unloaded before the automatic commit.
      writing.commit();
      await writing.done;
      return seq;
    },
    /** Changes an item, if it is still stored. */
    async change(item: OutboxItem): Promise<void> {
      const changing = db.transaction('items', 'readwrite');
      const stored = item.seq !== undefined && (await changing.store.get(item.seq));
      if (stored) await changing.store.put(item);
      await changing.done;
    },
    remove: (seq: number) => db.delete('items', seq),
    clear: () => db.clear('items'),
    close: () => db.close(),
  };
}

export function inMemoryDatabase(): OutboxDatabase {
  const stored = new Map<number, OutboxItem>();
  let last = 0;
  return {
    all: async () => [...stored.values()],
    async add(item) {
      last += 1;
      stored.set(last, { ...item, seq: last });
      return last;
    },
    async change(item) {
      if (item.seq !== undefined && stored.has(item.seq)) stored.set(item.seq, item);
    },
    remove: async (seq) => void stored.delete(seq),
    clear: async () => stored.clear(),
    close: () => undefined,
  };
}
