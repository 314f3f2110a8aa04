import type { Release } from '@foyer/shared/contracts/release';
import { LRUCache } from 'lru-cache';
import type { ReleaseStore } from '../deps.ts';
import type { Coded } from '../http/coded.ts';

const REMEMBERED_RELEASES = 1000;
const MANIFEST_BYTES = 32_000_000;
/** Files as they are sent, of about a hundred releases; more lie in the store. */
const FILE_BYTES = 64 * 1024 * 1024;

/** What an answer of the store is found by: the release, what it says of the file, and the codings. */
type Asked = Parameters<ReleaseStore['file']>;

/**
 * A store whose manifests and files are read once, and so checked once: a release never changes.
 * Many who ask for a file at once wait for one reading; what fails is read again.
 */
export function rememberedStore(store: ReleaseStore): ReleaseStore {
  const manifests = new LRUCache<string, Release>({
    max: REMEMBERED_RELEASES,
    maxSize: MANIFEST_BYTES,
    sizeCalculation: (manifest) => JSON.stringify(manifest).length,
  });
  const files = new LRUCache<string, Coded, Asked>({
    maxSize: FILE_BYTES,
    sizeCalculation: ({ body }) => Math.max(1, body.byteLength),
    fetchMethod: (_key, _stale, { context }) => store.file(...context),
  });
  return {
    async manifest(name, version) {
      const key = `${name}@${version}`;
      const known = manifests.get(key);
      if (known) return known;
      const manifest = await store.manifest(name, version);
      if (manifest) manifests.set(key, manifest);
      return manifest;
    },
    async file(...asked) {
      const [{ name, version, files: listed }, path, accepted] = asked;
      // Nothing is kept, nor waited for, under names that anybody could invent.
      if (!Object.hasOwn(listed, path)) return undefined;
      return files.fetch(`${name}@${version} ${path} ${accepted}`, { context: asked });
    },
  };
}
