import { WORKER_CACHE_PREFIX } from '@foyer/shared/contracts/worker.ts';

/**
 * Stores JSON by slug. Each change is a new entry, `/-/stored-hotels/<slug>?<random>`; the latest is
 * current, and older entries are deleted after the write. No entry is ever overwritten: WebKit's network
 * process crashes if an entry's file is truncated during a read.
 */
const CACHE = `${WORKER_CACHE_PREFIX}bundles`;
const PREFIX = '/-/stored-hotels/';
const ALL = { ignoreSearch: true };

/** Lists the slugs that have an entry. */
export async function entrySlugs(): Promise<Set<string>> {
  const entries = await (await caches.open(CACHE)).keys();
  return new Set(entries.map(({ url }) => new URL(url).pathname.slice(PREFIX.length)));
}

/** Reads the latest entry of a slug. Returns undefined if it cannot be parsed. */
export async function readEntry(slug: string): Promise<unknown> {
  const cache = await caches.open(CACHE);
  // A cache lists its entries in the order of their writes.
  const entries = await cache.matchAll(PREFIX + slug, ALL);
  return entries
    .at(-1)
    ?.json()
    .catch(() => undefined);
}

/**
 * Writes the entry of a slug. Throws if the storage quota is exceeded. The caller must hold the
 * lock for this slug.
 */
export async function writeEntry(slug: string, value: unknown): Promise<void> {
  const cache = await caches.open(CACHE);
  const before = await cache.keys(PREFIX + slug, ALL);
  await cache.put(`${PREFIX}${slug}?${crypto.randomUUID()}`, new Response(JSON.stringify(value)));
  for (const entry of before) await cache.delete(entry);
}

/** Deletes all entries of a slug. */
export async function deleteEntry(slug: string): Promise<void> {
  await (await caches.open(CACHE)).delete(PREFIX + slug, ALL);
}
