import { isReleaseName } from '../contracts/release.ts';
import type { ObjectStore } from '../store/object-store.ts';

/** Describes a release in the store, or an incomplete one left by an interrupted command. */
export type StoredRelease = {
  /** `name@version`. */
  key: string;
  /** The path prefix of its objects, with a trailing slash. */
  folder: string;
  paths: string[];
  bytes: number;
  /** The time of its last write, in ms since the epoch. */
  storedAt: number;
  /** True if it has a `release.json`. */
  isComplete: boolean;
};

/** The largest manifest to restore; those of this repository have at most 16 KB. */
const MANIFEST_BYTES = 1_000_000;
const NOTHING = new Uint8Array();

const RELEASE = /^(releases\/([^/]+)\/([^/]+)\/)(.+)$/;

/** Lists every release of a store, incomplete ones included. */
export async function storedIn(
  objects: Pick<ObjectStore, 'folders' | 'list'>,
): Promise<StoredRelease[]> {
  const found = new Map<string, StoredRelease>();
  const names = await objects.folders('releases/');
  const lists = await Promise.all(names.map((name) => objects.list(`releases/${name}/`)));
  for (const { path, bytes, storedAt } of lists.flat()) {
    const [, folder = '', name = '', version = '', file] = RELEASE.exec(path) ?? [];
    if (!isReleaseName(name, version)) continue;
    const key = `${name}@${version}`;
    const one = found.get(key) ?? {
      ...{ key, folder, paths: [], bytes: 0 },
      ...{ storedAt: 0, isComplete: false },
    };
    one.paths.push(path);
    one.bytes += bytes;
    if (file === 'release.json' && bytes > 0) one.isComplete = true;
    // The manifest is written last.
    one.storedAt = Math.max(one.storedAt, storedAt);
    found.set(key, one);
  }
  return [...found.values()];
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
