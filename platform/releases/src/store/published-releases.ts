import rsort from 'semver/functions/rsort.js';
import sort from 'semver/functions/sort.js';
import valid from 'semver/functions/valid.js';
import { isReleaseName } from '../contracts/release.ts';
import { Refusal } from '../refusal.ts';
import type { ObjectStore } from './object-store.ts';
import type { ReleaseStore } from './release-store.ts';

/** Lists the releases of a store; a plain HTTP origin cannot be listed. */
export type Published = {
  names(): Promise<string[] | undefined>;
  /** Oldest first. */
  versions(name: string): Promise<string[]>;
};

export function publishedIn(objects: ObjectStore): Published {
  return {
    async names() {
      const names = await objects.folders('releases/');
      return names.filter((name) => isReleaseName(name, '0.0.0'));
    },
    async versions(name) {
      if (!isReleaseName(name, '0.0.0')) return [];
      const versions = await objects.folders(`releases/${name}/`);
      return sort(versions.filter((version) => valid(version) !== null));
    },
  };
}

/** Stands for a store that cannot be listed. */
export const UNLISTED: Published = { names: async () => undefined, versions: async () => [] };

/** The largest number of versions that a message names. */
const MAX_LISTED = 8;

/** Refuses a version that the store does not have. */
export async function requirePublished(
  { store, published }: { store: Pick<ReleaseStore, 'manifest'>; published: Published },
  name: string,
  version: string,
): Promise<void> {
  const manifest = await store.manifest(name, version).catch((error: Error) => {
    throw new Refusal(`${name} ${version} cannot be read: ${error.message}`);
  });
  if (manifest) return;
  // An incomplete release is not published.
  const versions = (await published.versions(name)).filter((one) => one !== version);
  if (versions.length === 0) {
    const names = (await published.names()) ?? [];
    throw Refusal.withSuggestion(`No release of ${name} is published`, name, names);
  }
  const newest = rsort([...versions])
    .slice(0, MAX_LISTED)
    .reverse();
  const older =
    versions.length > MAX_LISTED ? `, and ${versions.length - MAX_LISTED} older ones` : '';
  throw new Refusal(
    `${name} ${version} is not published. Published: ${newest.join(', ')}${older}.`,
  );
}
