import { LRUCache } from 'lru-cache';
import type { AppContext } from './call.ts';
import { entityTag, matchesTag } from './entity-tag.ts';

/** Lifetime of a cached response: another process's change is visible after it, in ms. */
const TTL_MS = 5000;
const MAX_RESPONSES = 1000;
const MEGABYTE = 1024 * 1024;
const MAX_BYTES = 32 * MEGABYTE;

/** Holds a JSON body and its entity tag. */
export type CachedResponse = { bytes: Uint8Array<ArrayBuffer>; tag: string };

function cacheable(text: string): CachedResponse {
  const bytes = new TextEncoder().encode(text);
  return { bytes, tag: entityTag(bytes) };
}

/** Sends the cached body, or 304 when the client has it already. */
export function respondCached(context: AppContext, { bytes, tag }: CachedResponse): Response {
  const headers = { 'Cache-Control': 'no-cache', ETag: tag };
  if (matchesTag(context.req.header('If-None-Match'), tag))
    return new Response(null, { status: 304, headers });
  return new Response(bytes, { headers: { ...headers, 'Content-Type': 'application/json' } });
}

/**
 * Caches responses of public calls for a few seconds. Concurrent requests for one response share one
 * load. Errors are not cached, so requests for unknown hotels evict nothing.
 */
export function responseCache({ maxResponses = MAX_RESPONSES, maxBytes = MAX_BYTES } = {}) {
  const cached = new LRUCache<string, CachedResponse>({
    max: maxResponses,
    maxSize: maxBytes,
    sizeCalculation: (response, name) => response.bytes.length + name.length,
    ttl: TTL_MS,
  });
  const pending = new Map<string, Promise<CachedResponse>>();

  async function load(name: string, loadText: () => Promise<string>): Promise<CachedResponse> {
    const loading = loadText().then(cacheable);
    pending.set(name, loading);
    try {
      const response = await loading;
      // A load that began before `clear` may hold outdated data.
      if (pending.get(name) === loading) cached.set(name, response);
      return response;
    } finally {
      if (pending.get(name) === loading) pending.delete(name);
    }
  }

  return {
    of: async (name: string, loadText: () => Promise<string>): Promise<CachedResponse> =>
      cached.get(name) ?? pending.get(name) ?? load(name, loadText),
    /** Empties the cache, so later requests query the database. */
    clear(): void {
      cached.clear();
      pending.clear();
    },
  };
}

export type ResponseCache = ReturnType<typeof responseCache>;
