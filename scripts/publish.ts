import { join, resolve } from 'node:path';
import { commit } from '@foyer/fleet/commit/commit';
import { worldIn } from '@foyer/fleet/world/world';
import { edited } from '@foyer/gateway/fleet/changes/edits';
import { localVersion, publish, readBuild } from '@foyer/gateway/releases/publish';
import { localReleaseEdits } from './local-fleet.ts';
import { ROOT } from './packages.ts';

const BY = { who: 'npm start', what: 'publish of what is built here' };

/**
 * Publishes the builds of these packages to `data` and points the fleet's channels at them. Answers
 * what the operator should know of the fleet document, a line each.
 */
export async function publishLocally(names: readonly string[], data: string): Promise<string[]> {
  const published = await Promise.all(
    names.map(async (name) => {
      const dist = resolve(ROOT, name, 'dist');
      const version = localVersion(await readBuild(dist));
      return publish({ dist, store: join(data, 'releases'), version });
    }),
  );
  const { told } = await commit(
    ({ text, fleet }) => ({
      text: edited(text, localReleaseEdits(fleet, published)),
      told: [],
      already: '',
    }),
    BY,
    worldIn(data),
    { isForced: true },
  );
  return told;
}
