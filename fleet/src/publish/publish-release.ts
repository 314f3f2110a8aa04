import { mountCollisions } from '@foyer/gateway/composition/conflicts';
import { loadReleases } from '@foyer/gateway/composition/releases';
import type { ReleaseStore } from '@foyer/gateway/deps';
import { packFiles } from '@foyer/gateway/releases/pack';
import { otherBytes, PublishError } from '@foyer/gateway/releases/publish';
import { putRelease, storedAs } from '@foyer/gateway/releases/put';
import type { ObjectStore } from '@foyer/gateway/store/object-store';
import { EMPTY_FLEET, type Fleet } from '@foyer/shared/contracts/fleet';
import type { Release } from '@foyer/shared/contracts/release';
import { someOf } from '@foyer/shared/documents/sentences';
import { publishedIn } from '../world/published.ts';
import { tryAtHotels } from './at-hotels.ts';
import { budgetProblems } from './budget.ts';
import { contractProblems } from './contract.ts';
import { forbiddenNotes } from './forbidden.ts';
import { frameProblems } from './frames.ts';
import { readBuild } from './read-build.ts';

type Manifests = Pick<ReleaseStore, 'manifest'>;

export type Published = {
  release: Release;
  /** Whether the store did not have it before. */
  isNew: boolean;
  /** What an operator should know, one sentence each. */
  notes: string[];
};

/**
 * Puts a build into the store: that of a package of this checkout, by its name, or
 * the one in a folder, also of a remote that was built elsewhere. What cannot run at any hotel of the
 * `fleet` in force, or breaks a rule of releases, is refused with a `PublishError`: all that is wrong,
 * one sentence a line, and nothing is stored. The same bytes again change nothing.
 */
export async function publishRelease(options: {
  target: string;
  objects: ObjectStore;
  /** Where hotels have the releases of the fleet from. */
  store: Manifests;
  fleet: Fleet | undefined;
}): Promise<Published> {
  const { target, objects, store, fleet } = options;
  const build = await readBuild(target, (name) => releasesOf(name, objects, store));
  const { release, files, problems, leftOut } = build;
  const stored = await storedAs(objects, release);
  if (stored === 'same') return { release, isNew: false, notes: [] };

  const packed = await packFiles(files);
  const trial = fleet
    ? tryAtHotels(release, fleet, await loadReleases(fleet, store))
    : { problems: [], notes: [] };
  refuseFor([
    ...problems,
    ...contractProblems(release),
    ...frameProblems(release, files),
    ...mountCollisions([release]).map((text) => `${text}.`),
    ...budgetProblems(release, packed),
    ...(stored === 'other' ? [otherBytes(release)] : []),
    ...trial.problems,
  ]);
  if ((await putRelease(objects, release, packed)) === 'other') refuseFor([otherBytes(release)]);
  const without = `No page needs ${someOf(leftOut)}: left out.`;
  return {
    release,
    isNew: true,
    notes: [
      ...(leftOut.length > 0 ? [without] : []),
      ...trial.notes,
      ...forbiddenNotes(release, fleet ?? EMPTY_FLEET),
    ],
  };
}

async function releasesOf(name: string, objects: ObjectStore, store: Manifests) {
  const versions = await publishedIn(objects).versions(name);
  const releases = await Promise.all(
    // One that cannot be read is none to learn from.
    versions.map((version) => store.manifest(name, version).catch(() => undefined)),
  );
  return releases.filter((release) => release !== undefined);
}

function refuseFor(problems: readonly string[]): void {
  if (problems.length > 0) throw new PublishError([...new Set(problems)].join('\n'));
}
