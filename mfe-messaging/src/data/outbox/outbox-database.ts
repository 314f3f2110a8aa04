import { guestDatabase } from '@foyer/shared/runtime';
import * as z from '@foyer/shared/schema';
import { type DBSchema, type IDBPDatabase, openDB } from 'idb';
import { OutboxItem } from './outbox-item.ts';

/** Where what is not sent outlives the page: one guest's, in the order of writing. */
export type OutboxDatabase = {
  all: () => Promise<OutboxItem[]>;
  /** Keeps it behind the others; answers its place. */
  add: (item: OutboxItem) => Promise<number>;
  /** Changes one that is still kept. */
  change: (item: OutboxItem) => Promise<void>;
  remove: (seq: number) => Promise<void>;
  clear: () => Promise<void>;
  close: () => void;
};

interface Tables extends DBSchema {
  items: { key: number; value: OutboxItem };
}

/** The signed-in guest's; in memory where the browser keeps nothing. */
export async function openOutboxDatabase(): Promise<OutboxDatabase> {
  try {
    return await inBrowser(guestDatabase('outbox'));
  } catch (error) {
    console.warn('Messages that wait are not kept over a reload', error);
    return inMemory();
  }
}

async function inBrowser(name: string): Promise<OutboxDatabase> {
  const db = await openDB<Tables>(name, 1, {
    // WebKit has none for a page that is on its way out.
    upgrade: (made: IDBPDatabase<Tables> | undefined) =>
      void made?.createObjectStore('items', { keyPath: 'seq', autoIncrement: true }),
    // Somebody signs out in another tab, which deletes it.
    blocking: (_from, _to, event) => (event.target as IDBDatabase).close(),
  });
  return {
    async all() {
      const kept = await db.getAll('items');
      return kept.flatMap((item) => z.safeParse(OutboxItem, item).data ?? []);
    },
    async add(item) {
      const writing = db.transaction('items', 'readwrite');
      const seq = writing.store.add(item);
      // At once: the page may be left before the browser would do it by itself.
      writing.commit();
      await writing.done;
      return seq;
    },
    async change(item) {
      const changing = db.transaction('items', 'readwrite');
      const kept = item.seq !== undefined && (await changing.store.get(item.seq));
      if (kept) await changing.store.put(item);
      await changing.done;
    },
    remove: (seq) => db.delete('items', seq),
    clear: () => db.clear('items'),
    close: () => db.close(),
  };
}

export function inMemory(): OutboxDatabase {
  const kept = new Map<number, OutboxItem>();
  let last = 0;
  return {
    all: async () => [...kept.values()],
    async add(item) {
      last += 1;
      kept.set(last, { ...item, seq: last });
      return last;
    },
    async change(item) {
      if (item.seq !== undefined && kept.has(item.seq)) kept.set(item.seq, item);
    },
    remove: async (seq) => void kept.delete(seq),
    clear: async () => kept.clear(),
    close: () => undefined,
  };
}
