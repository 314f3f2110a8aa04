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
