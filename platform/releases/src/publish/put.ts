import type { Release } from '../contracts/release.ts';
import { areSameBytes, type ObjectStore } from '../store/object-store.ts';
import { folderOf, manifestIn } from '../store/release-store.ts';
import type { PackedFiles } from './pack.ts';

/** The state of a release's name and version in a store: same, other or nothing. */
type StoredState = 'same' | 'other' | 'nothing';

/**
 * Returns the bytes of a `release.json`. They contain the hash of every file, so equal bytes mean
 * equal releases.
 */
function manifestOf(release: Release): Uint8Array<ArrayBuffer> {
  return new TextEncoder().encode(`${JSON.stringify(release, null, 2)}\n`);
}

export async function storedStateOf(store: ObjectStore, release: Release): Promise<StoredState> {
  const existing = await manifestIn(store, release);
  if (existing === undefined) return 'nothing';
  return areSameBytes(existing, manifestOf(release)) ? 'same' : 'other';
}

/**
 * Writes a release into the store; its `release.json` comes last and makes it visible. Returns the
 * state before; unless that is `nothing`, the store is unchanged.
 *
 * The first writer leaves a `release.draft.json`: others may complete the same release, also after
 * a crash, but cannot write another one.
 */
export async function putRelease(
  store: ObjectStore,
  release: Release,
  files: PackedFiles,
): Promise<StoredState> {
  const state = await storedStateOf(store, release);
  if (state !== 'nothing') return state;
  const folder = folderOf(release);
  const manifest = manifestOf(release);
  const draft = `${folder}release.draft.json`;
  if (!(await store.create(draft, manifest))) return 'other';
  // A concurrent writer may have finished and removed the draft meanwhile.
  const stateNow = await storedStateOf(store, release);
  if (stateNow === 'nothing') {
    const written = await Promise.all(
      [...files].map(([path, bytes]) => store.create(folder + path, bytes)),
    );
    const isComplete =
      written.every(Boolean) && (await store.create(`${folder}release.json`, manifest));
    if (!isComplete) return 'other';
  }
  await store.remove([draft]);
  return stateNow;
}
