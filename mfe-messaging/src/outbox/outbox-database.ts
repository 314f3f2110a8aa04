import { guestDatabaseName } from '@foyer/shared/runtime';
import * as z from '@foyer/shared/schema';
import { type DBSchema, type IDBPDatabase, openDB } from 'idb';
import { OutboxItem } from './outbox-item.ts';

/** Stores one guest's unsent messages across pages, in the order of writing. */
export type OutboxDatabase = {
  all: () => Promise<OutboxItem[]>;
  /** Stores an item after the others and returns its position. */
  add: (item: OutboxItem) => Promise<number>;
  /** Changes an item, if it is still stored. */
  change: (item: OutboxItem) => Promise<void>;
  remove: (seq: number) => Promise<void>;
  clear: () => Promise<void>;
  close: () => void;
};

interface Tables extends DBSchema {
  items: { key: number; value: OutboxItem };
}

/** Opens the signed-in guest's database, or one in memory if the browser has no storage. */
export async function openOutboxDatabase(): Promise<OutboxDatabase> {
  try {
    return await openIndexedDb(guestDatabaseName('outbox'));
  } catch (error) {
    console.warn('Unsent messages are not stored across reloads', error);
    return inMemoryDatabase();
  }
}

async function openIndexedDb(name: string): Promise<OutboxDatabase> {
  const db = await openDB<Tables>(name, 1, {
    // WebKit passes no database to a page that is being unloaded.
    upgrade: (upgraded: IDBPDatabase<Tables> | undefined) =>
      void upgraded?.createObjectStore('items', { keyPath: 'seq', autoIncrement: true }),
    // Another tab deletes the database when the guest signs out.
    blocking: (_from, _to, event) => (event.target as IDBDatabase).close(),
  });
  return {
    async all() {
      const stored = await db.getAll('items');
      return stored.flatMap((item) => z.safeParse(OutboxItem, item).data ?? []);
    },
    async add(item) {
      const writing = db.transaction('items', 'readwrite');
      const seq = writing.store.add(item);
      // Commits now, because the page may be unloaded before the automatic commit.
      writing.commit();
      await writing.done;
      return seq;
    },
    async change(item) {
      const changing = db.transaction('items', 'readwrite');
      const stored = item.seq !== undefined && (await changing.store.get(item.seq));
      if (stored) await changing.store.put(item);
      await changing.done;
    },
    remove: (seq) => db.delete('items', seq),
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
