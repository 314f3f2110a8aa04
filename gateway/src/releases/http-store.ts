import { isReleaseName, Release } from '@foyer/shared/contracts/release';
import type { GatewayDeps, ReleaseStore } from '../deps.ts';
import { bodyOf } from '../http/body.ts';

const LIMIT_MS = 8000;
/** Ours have 16 KB at most. */
const MANIFEST_BYTES = 1_000_000;

async function integrityOf(bytes: Uint8Array<ArrayBuffer>): Promise<string> {
  const digest = new Uint8Array(await crypto.subtle.digest('SHA-384', bytes));
  return `sha384-${btoa(String.fromCharCode(...digest))}`;
}

/** Releases behind a plain HTTP origin (`RELEASES_URL`), read-only, each file checked. */
export function httpStore(origin: string, fetch: GatewayDeps['fetch']): ReleaseStore {
  const get = async (path: string) => {
    const response = await fetch(`${origin}/${path}`, { signal: AbortSignal.timeout(LIMIT_MS) });
    if (!response.ok) await response.body?.cancel();
    if (response.status === 404) return undefined;
    if (!response.ok) throw new Error(`The release store answered ${response.status} for ${path}`);
    return response;
  };
  return {
    async manifest(name, version) {
      if (!isReleaseName(name, version)) return undefined;
      const response = await get(`${name}/${version}/release.json`);
      if (!response) return undefined;
      const text = new TextDecoder().decode(await bodyOf(response, MANIFEST_BYTES));
      return Release.parse(JSON.parse(text));
    },
    async file({ name, version, files }, path) {
      const listed = Object.hasOwn(files, path) ? files[path] : undefined;
      if (!listed) return undefined;
      const response = await get(`${name}/${version}/${path}`);
      if (!response) return undefined;
      const body = await bodyOf(response, listed.bytes);
      // A changed byte must not be cached as immutable by every browser behind this gateway.
      if ((await integrityOf(body)) !== listed.integrity)
        throw new Error(`${name} ${version} ${path} is not what the release says`);
      return { body, encoding: undefined };
    },
  };
}
