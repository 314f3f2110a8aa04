import { join } from 'node:path';
import { readOwnBuild } from '@foyer/build/finished-builds';
import { packageFolder } from '@foyer/build/packages';
import { type Deps, requireWritable } from '@foyer/fleet/deps';
import { changeOf } from '@foyer/releases/changes';
import { commit } from '@foyer/releases/commit';
import { localVersion, publish } from '@foyer/releases/publish';
import { releaseLocally } from './local-fleet.ts';

const AUTHOR = { who: 'npm start', what: 'publish of local builds' };

/**
 * Publishes the builds of these packages and points the fleet's channels to them. Returns notes for
 * the operator, one per line.
 */
export async function publishLocally(names: readonly string[], deps: Deps): Promise<string[]> {
  const objects = requireWritable(deps);
  const published = await Promise.all(
    names.map(async (name) => {
      const build = await readOwnBuild(join(packageFolder(name), 'dist'));
      // No hotel is checked, because hotels get all of these builds at once.
      const { release } = await publish({ build, objects, version: localVersion(build.release) });
      return release;
    }),
  );
  const { notes } = await commit(
    changeOf((draft) => {
      releaseLocally(draft, published);
      return {};
    }),
    AUTHOR,
    deps,
    { isForced: true },
  );
  return notes;
}
