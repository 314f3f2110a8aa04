import pLimit from 'p-limit';
import type { GatewayDeps } from '../deps.ts';
import { bodyOf } from '../http/body.ts';
import { NoAccess, type ReadableStore, StoreError } from './object-store.ts';

const LIMIT_MS = 8000;
const AT_ONCE = 50;

/** A store behind a plain HTTP origin, on any runtime with `fetch`. */
export function httpStore(origin: string, fetch: GatewayDeps['fetch']): ReadableStore {
  const inTurn = pLimit(AT_ONCE);

  async function ask(path: string, limit: number) {
    // A cache must not go on saying that a document is not there: it is asked past it.
    const past = path.endsWith('.json') ? `?at=${Date.now()}` : '';
    const response = await fetch(`${origin}/${path}${past}`, {
      signal: AbortSignal.timeout(LIMIT_MS),
    }).catch((error: unknown) => {
      throw new StoreError(`RELEASES_URL: ${origin} cannot be reached.`, { cause: error });
    });
    const { ok, status } = response;
    if (!ok) await response.body?.cancel();
    if (status === 404) return undefined;
    if (!ok)
      throw new (status === 403 ? NoAccess : Error)(`The store answered ${status} for ${path}`);
    return bodyOf(response, limit);
  }

  return { get: (path, limit) => inTurn(() => ask(path, limit)) };
}
