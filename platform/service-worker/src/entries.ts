import { WORKER_CACHE_PREFIX } from '@foyer/shared/contracts/worker.ts';

/**
 * Stores JSON by slug. Each change is a new entry, `/-/stored-hotels/<slug>?<number>`; the highest
 * number is current, and older entries are deleted after the write. No entry is ever overwritten:
 * WebKit's network process crashes if an entry's file is truncated during a read.
 */
const CACHE = `${WORKER_CACHE_PREFIX}bundles`;
const PREFIX = '/-/stored-hotels/';
const ALL = { ignoreSearch: true };
const ATTEMPTS = 3;

const changeOf = ({ url }: Request) => Number(new URL(url).search.slice(1)) || 0;

/** Lists the entries of a slug, newest first. */
async function entriesOf(cache: Cache, slug: string): Promise<Request[]> {
  const entries = await cache.keys(PREFIX + slug, ALL);
  return entries.toSorted((one, other) => changeOf(other) - changeOf(one));
}

/** Lists the slugs that have an entry. */
export async function entrySlugs(): Promise<Set<string>> {
  const entries = await (await caches.open(CACHE)).keys();
  return new Set(entries.map(({ url }) => new URL(url).pathname.slice(PREFIX.length)));
}

/** Reads the latest entry of a slug. Returns undefined if it cannot be parsed. */
export async function readEntry(slug: string): Promise<unknown> {
  const cache = await caches.open(CACHE);
  for (let attempt = 1; attempt <= ATTEMPTS; attempt += 1) {
    const [newest] = await entriesOf(cache, slug);
    const answer = newest && (await cache.match(newest));
    if (answer) return answer.json().catch(() => undefined);
    // The entry was deleted between listing and reading, so a newer one exists.
    if (!newest) return undefined;
  }
  return undefined;
}

/**
 * Writes the entry of a slug. Throws if the storage quota is exceeded. The caller must hold the
 * lock for this slug.
 */
export async function writeEntry(slug: string, value: unknown): Promise<void> {
  const cache = await caches.open(CACHE);
  const before = await entriesOf(cache, slug);
  const change = before[0] ? changeOf(before[0]) + 1 : 1;
  await cache.put(`${PREFIX}${slug}?${change}`, new Response(JSON.stringify(value)));
  for (const entry of before) await cache.delete(entry);
}

/** Deletes all entries of a slug. */
export async function deleteEntry(slug: string): Promise<void> {
  await (await caches.open(CACHE)).delete(PREFIX + slug, ALL);
}
