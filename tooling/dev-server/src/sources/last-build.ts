import { join } from 'node:path';
import { changedSince, type hashes } from '@foyer/build/federation';
import { readOwnManifest } from '@foyer/build/finished-builds';
import { localVersion } from '@foyer/releases/publish';
import type { LastBuild } from './source-state.ts';

/** Returns the build in a package's `dist`, and the files changed since; undefined for none. */
export async function lastBuildIn(
  folder: string,
  hashOf: ReturnType<typeof hashes>,
): Promise<LastBuild | undefined> {
  const dist = join(folder, 'dist');
  try {
    const release = await readOwnManifest(dist);
    const changed = await changedSince(folder, dist, hashOf);
    return { versions: [release.version, localVersion(release)], ...(changed && { changed }) };
  } catch {
    // An incomplete build has no release.
    return undefined;
  }
}
