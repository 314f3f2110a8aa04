import type { ObjectStore } from '../store/object-store.ts';
import type { StoredRelease } from './stored-releases.ts';

/** The largest manifest to restore; those of this repository have at most 16 KB. */
const MANIFEST_BYTES = 1_000_000;
const NOTHING = new Uint8Array();

/**
 * Hides releases, checks once more which ones are needed, and removes the others. A release that was
 * given to a hotel meanwhile is restored; a later command does not find it.
 *
 * Removes the `release.json` of each first. An empty one reserves its path until all other files are
 * removed, so that it cannot be published again in between.
 */
export async function removeUnneeded(
  objects: ObjectStore,
  old: readonly StoredRelease[],
  neededReleases: () => Promise<ReadonlySet<string>>,
): Promise<StoredRelease[]> {
  const hidden: { release: StoredRelease; manifest: Uint8Array | undefined }[] = [];
  for (const release of old) {
    const path = manifestOf(release);
    const manifest = release.isComplete ? await objects.get(path, MANIFEST_BYTES) : undefined;
    if (release.isComplete) await objects.remove([path]);
    // A release that is published at this moment is kept.
    if (await objects.create(path, NOTHING)) hidden.push({ release, manifest });
  }
  const inUse = hidden.length > 0 ? await neededReleases() : new Set<string>();
  const removed: StoredRelease[] = [];
  for (const { release, manifest } of hidden) {
    const path = manifestOf(release);
    const isNeeded = manifest?.length && inUse.has(release.key);
    if (!isNeeded) await objects.remove(release.paths.filter((other) => other !== path));
    await objects.remove([path]);
    if (isNeeded) await objects.create(path, manifest);
    else removed.push(release);
  }
  return removed;
}

const manifestOf = ({ folder }: StoredRelease) => `${folder}release.json`;
