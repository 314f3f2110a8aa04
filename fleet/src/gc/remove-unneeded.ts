import type { ObjectStore } from '@foyer/gateway/store/object-store';
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
  const hidden: { one: StoredRelease; manifest: Uint8Array | undefined }[] = [];
  for (const one of old) {
    const path = manifestOf(one);
    const manifest = one.isComplete ? await objects.get(path, MANIFEST_BYTES) : undefined;
    if (one.isComplete) await objects.remove([path]);
    // A release that is published at this moment is kept.
    if (await objects.create(path, NOTHING)) hidden.push({ one, manifest });
  }
  const inUse = hidden.length > 0 ? await neededReleases() : new Set<string>();
  const removed: StoredRelease[] = [];
  for (const { one, manifest } of hidden) {
    const path = manifestOf(one);
    const isNeeded = manifest?.length && inUse.has(one.key);
    if (!isNeeded) await objects.remove(one.paths.filter((other) => other !== path));
    await objects.remove([path]);
    if (isNeeded) await objects.create(path, manifest);
    else removed.push(one);
  }
  return removed;
}

const manifestOf = ({ folder }: StoredRelease) => `${folder}release.json`;
