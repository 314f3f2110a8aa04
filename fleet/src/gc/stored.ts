import type { ObjectStore } from '@foyer/gateway/store/object-store';
import { isReleaseName } from '@foyer/shared/contracts/release';

/** A release in the store, or what a command that was stopped has left of one. */
export type StoredRelease = {
  /** `name@version`. */
  key: string;
  /** Where its objects lie, with a slash at the end. */
  folder: string;
  paths: string[];
  bytes: number;
  /** When it was published, or last written to, in ms since the epoch. */
  storedAt: number;
  /** Without a `release.json` it is one by half. */
  isWhole: boolean;
};

const RELEASE = /^(releases\/([^/]+)\/([^/]+)\/)(.+)$/;

/** Every release of a store, those too that are written, or removed, by half. */
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
      ...{ storedAt: 0, isWhole: false },
    };
    one.paths.push(path);
    one.bytes += bytes;
    if (file === 'release.json' && bytes > 0) one.isWhole = true;
    // It is the last that is written of a release.
    one.storedAt = Math.max(one.storedAt, storedAt);
    found.set(key, one);
  }
  return [...found.values()];
}
