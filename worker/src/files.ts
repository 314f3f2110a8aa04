import { bodyOf } from '@foyer/gateway/http/body';
import { mediaType } from '@foyer/gateway/http/media-type';
import type { PageRelease } from '@foyer/shared/contracts/hotel-set';
import { WORKER_CACHES } from '@foyer/shared/contracts/worker';

/** A file of a release as its `release.json` has it: its hash, and its size in bytes. */
export type FileFacts = PageRelease['files'][string];

/** Every file that is kept, by its hash: what is the same in two releases or hotels is kept once. */
const CACHE = `${WORKER_CACHES}files`;
/** How long one file may take to come, in milliseconds. */
const LIMIT_MS = 60_000;
/** Says that the body is compressed, which no browser looks at in a cache. */
const PACKED = 'X-Foyer-Packed';
/** Pictures and fonts are compressed already. */
const PACKABLE = /^(?:text\/|application\/json|image\/svg)/;

const keyOf = (integrity: string) => `/-/stored/${encodeURIComponent(integrity)}`;

/**
 * Fetches a file and keeps it, unless it is kept already. Throws where it does not come as its hash
 * and size say, and where there is no room. A script that every page begins with is kept `asItIs`:
 * browsers remember what they compiled of it.
 */
export async function storeFile(
  path: string,
  { integrity, bytes }: FileFacts,
  asItIs: boolean,
): Promise<void> {
  const cache = await caches.open(CACHE);
  if (await cache.match(keyOf(integrity))) return;
  const answer = await fetch(path, { integrity, signal: AbortSignal.timeout(LIMIT_MS) });
  if (!answer.ok) throw new Error(`${path}: ${answer.status}`);
  const body = await bodyOf(answer, bytes);
  const type = mediaType(path) ?? 'application/octet-stream';
  const headers = { 'Content-Type': type, 'X-Content-Type-Options': 'nosniff' };
  // Without the address it came from: a module's own imports lie beside the address asked for.
  const kept =
    asItIs || !PACKABLE.test(type)
      ? new Response(body, { headers })
      : new Response(new Blob([body]).stream().pipeThrough(new CompressionStream('gzip')), {
          headers: { ...headers, [PACKED]: 'gzip' },
        });
  await cache.put(keyOf(integrity), kept);
}

/** The file with this hash, where it is kept. */
export async function storedFile(integrity: string): Promise<Response | undefined> {
  const kept = await (await caches.open(CACHE)).match(keyOf(integrity));
  if (!kept?.body || !kept.headers.has(PACKED)) return kept;
  const headers = new Headers(kept.headers);
  headers.delete(PACKED);
  return new Response(kept.body.pipeThrough(new DecompressionStream('gzip')), { headers });
}

/** Deletes every file but those with one of these hashes. */
export async function sweepFiles(needed: ReadonlySet<string>): Promise<void> {
  const cache = await caches.open(CACHE);
  const keep = new Set([...needed].map(keyOf));
  for (const { url } of await cache.keys())
    if (!keep.has(new URL(url).pathname)) await cache.delete(url);
}
