import type { ObjectStore } from '@foyer/gateway/store/object-store';
import { isReleaseName } from '@foyer/shared/contracts/release';
import rsort from 'semver/functions/rsort.js';
import sort from 'semver/functions/sort.js';
import valid from 'semver/functions/valid.js';
import { Refusal } from '../refusal.ts';
import type { World } from './world.ts';

/** What the release store holds; a plain HTTP origin cannot be listed. */
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

/** Nothing is known of what a store that cannot be listed has. */
export const UNLISTED: Published = { names: async () => undefined, versions: async () => [] };

/** More versions than these are counted, not named. */
const NAMED = 8;

/** Refuses a version that the store does not have. */
export async function mustBePublished(
  { store, published }: Pick<World, 'store' | 'published'>,
  name: string,
  version: string,
): Promise<void> {
  const manifest = await store.manifest(name, version).catch((error: Error) => {
    throw new Refusal(`${name} ${version} cannot be read: ${error.message}`);
  });
  if (manifest) return;
  // One that is half written is not published.
  const versions = (await published.versions(name)).filter((one) => one !== version);
  if (versions.length === 0) {
    const names = (await published.names()) ?? [];
    throw Refusal.ofWord(`Nothing is published as ${name}`, name, names);
  }
  const newest = rsort([...versions])
    .slice(0, NAMED)
    .reverse();
  const older = versions.length > NAMED ? `, and ${versions.length - NAMED} older ones` : '';
  throw new Refusal(
    `${name} ${version} is not published: there ${versions.length > 1 ? 'are' : 'is'} ${newest.join(', ')}${older}.`,
  );
}
