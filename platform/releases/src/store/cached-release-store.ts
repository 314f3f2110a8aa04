import type { EncodedBody } from '@foyer/common/http';
import type { LRUCache } from 'lru-cache';
import type { Release } from '../contracts/release.ts';
import type { ReleaseStore } from './release-store.ts';

/** Manifests by release; a map suffices for one command. */
type ManifestCache = LRUCache<string, Release> | Map<string, Release>;

/** Caches the manifests of a store: releases never change. */
export function withManifestCache(store: ReleaseStore, cache: ManifestCache): ReleaseStore {
  return {
    ...store,
    async manifest(name, version) {
      const key = `${name}@${version}`;
      const known = cache.get(key);
      if (known) return known;
      const manifest = await store.manifest(name, version);
      if (manifest) cache.set(key, manifest);
      return manifest;
    },
  };
}

/** Verified files by release, path and accepted codings. Its `fetchMethod` calls the context. */
export type FileCache = LRUCache<string, EncodedBody, () => Promise<EncodedBody | undefined>>;

/** Caches the files of a store; failed reads are repeated. */
export function withFileCache(store: ReleaseStore, cache: FileCache): ReleaseStore {
  return {
    ...store,
    async file(release, path, accepted) {
      const { name, version, files } = release;
      // Caches nothing under names that a client could invent.
      if (!Object.hasOwn(files, path)) return undefined;
      return cache.fetch(`${name}@${version} ${path} ${accepted}`, {
        context: () => store.file(release, path, accepted),
      });
    },
  };
}
