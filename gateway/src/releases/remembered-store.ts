import type { Release } from '@foyer/shared/contracts/release';
import type { ReleaseStore } from '../deps.ts';
import { Lru } from '../http/lru.ts';

const REMEMBERED = 1000;

/** A store whose manifests are read once: a release never changes. */
export function rememberedStore(store: ReleaseStore): ReleaseStore {
  const manifests = new Lru<string, Release>(REMEMBERED);
  return {
    ...store,
    async manifest(name, version) {
      const key = `${name}@${version}`;
      const manifest = manifests.get(key) ?? (await store.manifest(name, version));
      if (manifest) manifests.set(key, manifest);
      return manifest;
    },
  };
}
