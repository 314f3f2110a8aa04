import type { Release } from '@foyer/shared/contracts/release';
import { LRUCache } from 'lru-cache';
import type { ReleaseStore } from '../deps.ts';

const REMEMBERED = 1000;
const REMEMBERED_BYTES = 32_000_000;

/** A store whose manifests are read once: a release never changes. */
export function rememberedStore(store: ReleaseStore): ReleaseStore {
  const manifests = new LRUCache<string, Release>({
    max: REMEMBERED,
    maxSize: REMEMBERED_BYTES,
    sizeCalculation: (manifest) => JSON.stringify(manifest).length,
  });
  return {
    ...store,
    async manifest(name, version) {
      const key = `${name}@${version}`;
      const known = manifests.get(key);
      if (known) return known;
      const manifest = await store.manifest(name, version);
      if (manifest) manifests.set(key, manifest);
      return manifest;
    },
  };
}
