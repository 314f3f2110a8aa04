import { resolve } from 'node:path';
import { commit } from '../fleet/src/commit/commit.ts';
import { type Deps, requireWritable } from '../fleet/src/deps/deps.ts';
import { withEdits } from '../gateway/src/fleet/changes/edits.ts';
import { localVersion, publish, readBuild } from '../gateway/src/releases/publish.ts';
import { localReleaseEdits } from './local-fleet.ts';
import { ROOT } from './packages.ts';

const AUTHOR = { who: 'npm start', what: 'publish of local builds' };

/**
 * Publishes the builds of these packages and points the fleet's channels to them. Returns notes for
 * the operator, one per line.
 */
export async function publishLocally(names: readonly string[], deps: Deps): Promise<string[]> {
  const store = requireWritable(deps);
  const published = await Promise.all(
    names.map(async (name) => {
      const dist = resolve(ROOT, name, 'dist');
      const version = localVersion(await readBuild(dist));
      return publish({ dist, store, version });
    }),
  );
  const { notes } = await commit(
    ({ text, fleet }) => ({
      text: withEdits(text, localReleaseEdits(fleet, published)),
      notes: [],
      unchangedMessage: '',
    }),
    AUTHOR,
    deps,
    { isForced: true },
  );
  return notes;
}
