import { bodyOf, type Runtime } from '@foyer/common/http';
import pLimit from 'p-limit';
import { AccessDenied, type ReadableStore, StoreError } from './object-store.ts';

const TIMEOUT_MS = 8000;
const MAX_CONCURRENT = 50;

/** Reads a store behind a plain HTTP origin, on any runtime with `fetch`. */
export function httpStore(origin: string, fetch: Runtime['fetch']): ReadableStore {
  const limited = pLimit(MAX_CONCURRENT);

  async function fetchObject(path: string, limit: number) {
    // Bypasses caches: they could repeat that a document is missing.
    const bypass = path.endsWith('.json') ? `?at=${Date.now()}` : '';
    const response = await fetch(`${origin}/${path}${bypass}`, {
      signal: AbortSignal.timeout(TIMEOUT_MS),
    }).catch((error: unknown) => {
      throw new StoreError(`RELEASES_URL: ${origin} cannot be reached.`, { cause: error });
    });
    const { ok, status } = response;
    if (!ok) await response.body?.cancel();
    if (status === 404) return undefined;
    if (!ok)
      throw new (status === 403 ? AccessDenied : Error)(`The store answered ${status} for ${path}`);
    return bodyOf(response, limit);
  }

  return { get: (path, limit) => limited(() => fetchObject(path, limit)) };
}
