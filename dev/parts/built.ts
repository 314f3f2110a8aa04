import { join } from 'node:path';
import { changedSince, type hashes } from '../../federation/sources.ts';
import { localVersion, readBuild } from '../../gateway/src/releases/publish.ts';
import type { Built } from './part-state.ts';

/** What lies in a package's `dist`, and what was changed since; undefined where there is no build. */
export async function builtIn(
  folder: string,
  hashOf: ReturnType<typeof hashes>,
): Promise<Built | undefined> {
  const dist = join(folder, 'dist');
  try {
    const release = await readBuild(dist);
    const changed = await changedSince(folder, dist, hashOf);
    return { versions: [release.version, localVersion(release)], ...(changed && { changed }) };
  } catch {
    // Half a build says nothing of a release.
    return undefined;
  }
}
