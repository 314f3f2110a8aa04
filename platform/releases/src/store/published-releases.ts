import sort from 'semver/functions/sort.js';
import valid from 'semver/functions/valid.js';
import { isReleaseName } from '../contracts/release.ts';
import { Refusal } from '../refusal.ts';
import type { ObjectStore } from './object-store.ts';
import type { ReleaseStore } from './release-store.ts';

/** A store of releases; `objects` is undefined if it cannot be listed. */
type Releases = { objects: Pick<ObjectStore, 'folders'> | undefined };

/** Lists the names of the published releases. */
export async function publishedNames({ objects }: Releases): Promise<string[]> {
  const names = (await objects?.folders('releases/')) ?? [];
  return names.filter((name) => isReleaseName(name, '0.0.0'));
}

/** Lists the published versions of a release, oldest first. */
export async function publishedVersions({ objects }: Releases, name: string): Promise<string[]> {
  if (!isReleaseName(name, '0.0.0')) return [];
  const versions = (await objects?.folders(`releases/${name}/`)) ?? [];
  return sort(versions.filter((version) => valid(version) !== null));
}

/** The largest number of versions that a message names. */
const MAX_LISTED = 8;

/** Refuses a version that the store does not have. */
export async function requirePublished(
  { store, ...releases }: Releases & { store: Pick<ReleaseStore, 'manifest'> },
  name: string,
  version: string,
): Promise<void> {
  const manifest = await store.manifest(name, version).catch((error: Error) => {
    throw new Refusal(`${name} ${version} cannot be read: ${error.message}`);
  });
  if (manifest) return;
  // An incomplete release is not published.
  const versions = (await publishedVersions(releases, name)).filter((one) => one !== version);
  if (versions.length === 0) {
    const names = await publishedNames(releases);
    throw Refusal.withSuggestion(`No release of ${name} is published`, name, names);
  }
  const newest = versions.slice(-MAX_LISTED).join(', ');
  const count = versions.length - MAX_LISTED;
  const older = count > 0 ? `, and ${count} older ones` : '';
  throw new Refusal(`${name} ${version} is not published. Published: ${newest}${older}.`);
}
