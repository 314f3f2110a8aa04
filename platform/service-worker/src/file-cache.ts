import { bodyOf } from '@foyer/common/http';
import { mediaType } from '@foyer/common/media-type';
import { WORKER_CACHE_PREFIX } from '@foyer/shared/contracts/worker.ts';
import type { BundleFile } from './bundle-files.ts';

/** Stores files by hash, so releases and hotels share identical files. */
const CACHE = `${WORKER_CACHE_PREFIX}files`;
/** Time limit for fetching one file, in milliseconds. */
const FETCH_TIMEOUT_MS = 60_000;
/** Marks a compressed body. Browsers ignore `Content-Encoding` in a cache. */
const COMPRESSED_HEADER = 'X-Foyer-Packed';
/** Media types worth compressing. Pictures and fonts are compressed already. */
const COMPRESSIBLE = /^(?:text\/|application\/json|image\/svg)/;

const keyOf = (integrity: string) => `/-/stored/${encodeURIComponent(integrity)}`;

/**
 * Fetches and stores a file unless it is stored already. Throws if hash or size do not match, or if
 * the quota is exceeded. Start scripts are not compressed, because browsers then cache their compiled
 * code.
 */
export async function storeFile(file: BundleFile): Promise<void> {
  const { path, integrity, bytes, isStartScript } = file;
  const cache = await caches.open(CACHE);
  if (await cache.match(keyOf(integrity))) return;
  const answer = await fetch(path, { integrity, signal: AbortSignal.timeout(FETCH_TIMEOUT_MS) });
  if (!answer.ok) throw new Error(`${path}: ${answer.status}`);
  const body = await bodyOf(answer, bytes);
  const type = mediaType(path) ?? 'application/octet-stream';
  const headers = { 'Content-Type': type, 'X-Content-Type-Options': 'nosniff' };
  // A new response has no URL, so a module's imports resolve against the requested address.
  const stored =
    isStartScript || !COMPRESSIBLE.test(type)
      ? new Response(body, { headers })
      : new Response(new Blob([body]).stream().pipeThrough(new CompressionStream('gzip')), {
          headers: { ...headers, [COMPRESSED_HEADER]: 'gzip' },
        });
  await cache.put(keyOf(integrity), stored);
}

/** Reads the stored file with this hash. */
export async function storedFile(integrity: string): Promise<Response | undefined> {
  const stored = await (await caches.open(CACHE)).match(keyOf(integrity));
  if (!stored?.body || !stored.headers.has(COMPRESSED_HEADER)) return stored;
  const headers = new Headers(stored.headers);
  headers.delete(COMPRESSED_HEADER);
  return new Response(stored.body.pipeThrough(new DecompressionStream('gzip')), { headers });
}

/** Deletes all stored files except those with one of these hashes. */
export async function sweepFiles(needed: ReadonlySet<string>): Promise<void> {
  const cache = await caches.open(CACHE);
  const keep = new Set([...needed].map(keyOf));
  for (const { url } of await cache.keys())
    if (!keep.has(new URL(url).pathname)) await cache.delete(url);
}
