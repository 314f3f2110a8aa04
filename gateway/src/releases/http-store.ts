import type { GatewayDeps, ReleaseStore } from '../deps.ts';
import { bodyOf } from '../http/body.ts';
import { releaseStore } from './release-store.ts';

const LIMIT_MS = 8000;

/** Releases behind a plain HTTP origin (`RELEASES_URL`), read-only. */
export function httpStore(origin: string, fetch: GatewayDeps['fetch']): ReleaseStore {
  return releaseStore(async (path, limit) => {
    const response = await fetch(`${origin}/${path}`, { signal: AbortSignal.timeout(LIMIT_MS) });
    if (!response.ok) await response.body?.cancel();
    if (response.status === 404) return undefined;
    if (!response.ok) throw new Error(`The release store answered ${response.status} for ${path}`);
    return bodyOf(response, limit);
  });
}
