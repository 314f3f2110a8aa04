import type { EncodedBody } from '@foyer/common/http';
import { LRUCache } from 'lru-cache';
import type { Release } from '../contracts/release.ts';
import type { ReleaseStore } from './release-store.ts';

const MAX_RELEASES = 1000;
const MAX_MANIFEST_BYTES = 32_000_000;
/** Encoded files of about a hundred releases; the store holds the others. */
const MAX_FILE_BYTES = 64 * 1024 * 1024;

/** The cache key of a file: its release, its path, and the accepted codings. */
type FileArgs = Parameters<ReleaseStore['file']>;

/**
 * Caches manifests and files of a store, verified once: releases never change. Concurrent requests
 * for a file share one read; failed reads are repeated.
 */
export function cachedReleaseStore(store: ReleaseStore): ReleaseStore {
  const manifests = new LRUCache<string, Release>({
    max: MAX_RELEASES,
    maxSize: MAX_MANIFEST_BYTES,
    sizeCalculation: (manifest) => JSON.stringify(manifest).length,
  });
  const files = new LRUCache<string, EncodedBody, FileArgs>({
    maxSize: MAX_FILE_BYTES,
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
    async file(...args) {
      const [{ name, version, files: listed }, path, accepted] = args;
      // Caches nothing under names that a client could invent.
      if (!Object.hasOwn(listed, path)) return undefined;
      return files.fetch(`${name}@${version} ${path} ${accepted}`, { context: args });
    },
  };
}
