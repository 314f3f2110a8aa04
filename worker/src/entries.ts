import { WORKER_CACHES } from '@foyer/shared/contracts/worker';

/**
 * JSON by slug. Every change is an entry of its own, `/-/kept/<slug>?<number>`, of which the highest
 * counts; those before go once it is there. None is written over: WebKit reads an entry from its
 * file, and its network process ends where that file is cut while somebody reads.
 */
const CACHE = `${WORKER_CACHES}sets`;
const PREFIX = '/-/kept/';
const ALL = { ignoreSearch: true };
const ATTEMPTS = 3;

const changeOf = ({ url }: Request) => Number(new URL(url).search.slice(1)) || 0;

/** The entries of a slug, the newest first. */
async function entriesOf(cache: Cache, slug: string): Promise<Request[]> {
  const entries = await cache.keys(PREFIX + slug, ALL);
  return entries.toSorted((one, other) => changeOf(other) - changeOf(one));
}

/** The slugs that have an entry. */
export async function entrySlugs(): Promise<Set<string>> {
  const entries = await (await caches.open(CACHE)).keys();
  return new Set(entries.map(({ url }) => new URL(url).pathname.slice(PREFIX.length)));
}

/** What was written last; what cannot be read counts as nothing. */
export async function readEntry(slug: string): Promise<unknown> {
  const cache = await caches.open(CACHE);
  for (let attempt = 1; attempt <= ATTEMPTS; attempt += 1) {
    const [newest] = await entriesOf(cache, slug);
    const answer = newest && (await cache.match(newest));
    if (answer) return answer.json().catch(() => undefined);
    // One that went meanwhile has a newer one in its place.
    if (!newest) return undefined;
  }
  return undefined;
}

/** Writes an entry, for one who alone changes those of this slug; throws where there is no room. */
export async function writeEntry(slug: string, value: unknown): Promise<void> {
  const cache = await caches.open(CACHE);
  const before = await entriesOf(cache, slug);
  const change = before[0] ? changeOf(before[0]) + 1 : 1;
  await cache.put(`${PREFIX}${slug}?${change}`, new Response(JSON.stringify(value)));
  for (const entry of before) await cache.delete(entry);
}

export async function deleteEntry(slug: string): Promise<void> {
  await (await caches.open(CACHE)).delete(PREFIX + slug, ALL);
}
