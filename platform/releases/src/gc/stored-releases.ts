import { isReleaseName } from '../contracts/release.ts';
import type { ObjectStore } from '../store/object-store.ts';
import { MAX_MANIFEST_BYTES } from '../store/release-store.ts';

/** Describes a release in the store, or an incomplete one left by an interrupted command. */
export type StoredRelease = Awaited<ReturnType<typeof storedIn>>[number];

const NOTHING = new Uint8Array();

/** Lists every release of a store, incomplete ones included. */
export async function storedIn(objects: Pick<ObjectStore, 'folders' | 'list'>) {
  const names = await objects.folders('releases/');
  const lists = await Promise.all(names.map((name) => objects.list(`releases/${name}/`)));
  const groups = Map.groupBy(lists.flat(), ({ path }) => path.split('/').slice(0, 3).join('/'));
  return [...groups].flatMap(([folder, files]) => {
    const [, name = '', version = ''] = folder.split('/');
    if (!isReleaseName(name, version)) return [];
    return {
      key: `${name}@${version}`,
      /** The path prefix of its objects, with a trailing slash. */
      folder: `${folder}/`,
      paths: files.map(({ path }) => path),
      bytes: files.reduce((sum, { bytes }) => sum + bytes, 0),
      /** The time of its last write, in ms since the epoch. */
      storedAt: Math.max(...files.map(({ storedAt }) => storedAt)),
      /** True if it has a `release.json`. */
      isComplete: files.some(({ path, bytes }) => path === `${folder}/release.json` && bytes > 0),
    };
  });
}

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
    const manifest = release.isComplete ? await objects.get(path, MAX_MANIFEST_BYTES) : undefined;
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
