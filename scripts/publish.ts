import { resolve } from 'node:path';
import { commit } from '../fleet/src/commit/commit.ts';
import { mustBeWritable, type World } from '../fleet/src/world/world.ts';
import { edited } from '../gateway/src/fleet/changes/edits.ts';
import { localVersion, publish, readBuild } from '../gateway/src/releases/publish.ts';
import { localReleaseEdits } from './local-fleet.ts';
import { ROOT } from './packages.ts';

const BY = { who: 'npm start', what: 'publish of what is built here' };

/**
 * Publishes the builds of these packages and points the fleet's channels at them. Answers what the
 * operator should know of the fleet document, a line each.
 */
export async function publishLocally(names: readonly string[], world: World): Promise<string[]> {
  const store = mustBeWritable(world);
  const published = await Promise.all(
    names.map(async (name) => {
      const dist = resolve(ROOT, name, 'dist');
      const version = localVersion(await readBuild(dist));
      return publish({ dist, store, version });
    }),
  );
  const { told } = await commit(
    ({ text, fleet }) => ({
      text: edited(text, localReleaseEdits(fleet, published)),
      told: [],
      already: '',
    }),
    BY,
    world,
    { isForced: true },
  );
  return told;
}
