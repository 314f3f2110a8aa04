import { type DBSchema, type IDBPDatabase, openDB } from 'idb';

/** Longer than a stay, with the weeks before and after it in which a guest looks something up. */
const KEPT_DAYS = 35;
const KEPT_MS = KEPT_DAYS * 24 * 60 * 60_000;
/** Of one guest: more than the screens of a hotel ask for. */
const MOST_ANSWERS = 100;
const MOST_BYTES = 1_000_000;
/** Of one answer: the tree of a large hotel, thousands of lines. */
const LARGEST_BYTES = 400_000;

/** An answer as it is kept: JSON as UTF-8, so that its size is known. */
export type Answer = { hash: string; at: number; bytes: number; data: Uint8Array };

interface Tables extends DBSchema {
  answers: { key: string; value: Answer; indexes: { age: [number, number] } };
}

/** One guest's answers, by the hash of their query. */
export type Answers = IDBPDatabase<Tables>;

/** Opens a guest's database; throws where the browser keeps nothing. */
export async function openAnswers(name: string): Promise<Answers> {
  return openDB<Tables>(name, 1, {
    upgrade(made: Answers | undefined) {
      // WebKit has none for a page that is on its way out.
      const answers = made?.createObjectStore('answers', { keyPath: 'hash' });
      answers?.createIndex('age', ['at', 'bytes']);
    },
    // Somebody signs out in another tab, which deletes it.
    blocking: (_from, _to, event) => (event.target as IDBDatabase).close(),
  });
}

/** Undefined for what is too large to be kept. */
export function answerOf(hash: string, at: number, value: unknown): Answer | undefined {
  const data = new TextEncoder().encode(JSON.stringify(value));
  const bytes = data.byteLength;
  return bytes > LARGEST_BYTES ? undefined : { hash, at, bytes, data };
}

/** What was kept; undefined for what nothing can be made of, or what is too old. */
export function keptIn({ at, data }: Answer): unknown {
  if (!(at > Date.now() - KEPT_MS)) return undefined;
  try {
    return JSON.parse(new TextDecoder().decode(data));
  } catch {
    return undefined;
  }
}

/** Keeps answers in the place of those before, and lets the oldest go that are too many. */
export async function keep(database: Answers, answers: readonly Answer[]): Promise<void> {
  const writing = database.transaction('answers', 'readwrite');
  const { store } = writing;
  await Promise.all(answers.map((answer) => store.put(answer)));
  let count = 0;
  let bytes = 0;
  // Keys only, the newest first.
  let place = await store.index('age').openKeyCursor(null, 'prev');
  while (place) {
    const [at, size] = place.key;
    count += 1;
    bytes += size;
    const gone = count > MOST_ANSWERS || bytes > MOST_BYTES || at < Date.now() - KEPT_MS;
    if (gone) await store.delete(place.primaryKey);
    place = await place.continue();
  }
  await writing.done;
}
