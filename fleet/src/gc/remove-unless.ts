import type { ObjectStore } from '@foyer/gateway/store/object-store';
import type { StoredRelease } from './stored.ts';

/** Ours have 16 KB at most. */
const MANIFEST_BYTES = 1_000_000;
const NOTHING = new Uint8Array();

/**
 * Takes releases out of the store before it looks once more who needs them: whoever gives one to a
 * hotel meanwhile has it back, whoever comes later finds that it is not there.
 *
 * Of each the `release.json` goes first. An empty one holds its place until all else is gone, so that
 * nobody publishes it again in between.
 */
export async function removeUnless(
  objects: ObjectStore,
  old: readonly StoredRelease[],
  needed: () => Promise<ReadonlySet<string>>,
): Promise<StoredRelease[]> {
  const taken: { one: StoredRelease; manifest: Uint8Array | undefined }[] = [];
  for (const one of old) {
    const path = manifestOf(one);
    const manifest = one.isWhole ? await objects.get(path, MANIFEST_BYTES) : undefined;
    if (one.isWhole) await objects.remove([path]);
    // Whoever publishes it at this very moment keeps it.
    if (await objects.create(path, NOTHING)) taken.push({ one, manifest });
  }
  const inUse = taken.length > 0 ? await needed() : new Set<string>();
  const gone: StoredRelease[] = [];
  for (const { one, manifest } of taken) {
    const path = manifestOf(one);
    const isBack = manifest?.length && inUse.has(one.key);
    if (!isBack) await objects.remove(one.paths.filter((other) => other !== path));
    await objects.remove([path]);
    if (isBack) await objects.create(path, manifest);
    else gone.push(one);
  }
  return gone;
}

const manifestOf = ({ folder }: StoredRelease) => `${folder}release.json`;
