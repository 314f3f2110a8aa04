import type { Release } from '@foyer/shared/contracts/release';
import { areSame, type ObjectStore } from '../store/object-store.ts';
import type { Packed } from './pack.ts';
import { folderOf, manifestIn, SUFFIX } from './release-store.ts';

/** What a store has under the name and version of a release: it, another one, or nothing. */
export type Stored = 'same' | 'other' | 'nothing';

/**
 * The bytes of a `release.json`. They name the hash of every file, so that two releases with the same
 * ones are the same.
 */
function manifestOf(release: Release): Uint8Array<ArrayBuffer> {
  return new TextEncoder().encode(`${JSON.stringify(release, null, 2)}\n`);
}

export async function storedAs(store: ObjectStore, release: Release): Promise<Stored> {
  const existing = await manifestIn(store, release);
  if (existing === undefined) return 'nothing';
  return areSame(existing, manifestOf(release)) ? 'same' : 'other';
}

/**
 * Puts a release into the store. Nobody sees it before its `release.json`, which comes last. Tells
 * what was there before: where it is not nothing, nothing has changed.
 *
 * Whoever begins leaves a `release.draft.json` of what is to come: others may help with the same
 * release, also one that was killed, but bring none of their own.
 */
export async function putRelease(
  store: ObjectStore,
  release: Release,
  files: ReadonlyMap<string, Packed>,
): Promise<Stored> {
  const before = await storedAs(store, release);
  if (before !== 'nothing') return before;
  const folder = folderOf(release);
  const manifest = manifestOf(release);
  const draft = `${folder}release.draft.json`;
  if (!(await store.create(draft, manifest))) return 'other';
  // A draft goes when its release is there: who comes between the two finds that by now.
  const meanwhile = await storedAs(store, release);
  if (meanwhile === 'nothing') {
    const objects = objectsOf(folder, files);
    const arePut = await Promise.all(objects.map(([path, bytes]) => store.create(path, bytes)));
    const isPut = arePut.every(Boolean) && (await store.create(`${folder}release.json`, manifest));
    if (!isPut) return 'other';
  }
  await store.remove([draft]);
  return meanwhile;
}

function objectsOf(
  folder: string,
  files: ReadonlyMap<string, Packed>,
): [path: string, bytes: Uint8Array][] {
  return [...files].flatMap(([path, { bytes, compressed }]): [string, Uint8Array][] => {
    const place = folder + path;
    if (!compressed) return [[place, bytes]];
    const { br, gzip } = compressed;
    return [
      [place, bytes],
      [place + SUFFIX.br, br],
      [place + SUFFIX.gzip, gzip],
    ];
  });
}
