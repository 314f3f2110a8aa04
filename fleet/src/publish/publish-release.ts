import { mountCollisions } from '@foyer/gateway/composition/conflicts';
import { readReleases } from '@foyer/gateway/composition/release-index';
import { packFiles } from '@foyer/gateway/releases/pack';
import { otherBytesMessage, PublishError } from '@foyer/gateway/releases/publish';
import { putRelease, storedStateOf } from '@foyer/gateway/releases/put';
import type { ReleaseStore } from '@foyer/gateway/releases/release-store';
import type { ObjectStore } from '@foyer/gateway/store/object-store';
import { EMPTY_FLEET, type Fleet } from '@foyer/shared/contracts/fleet';
import type { Release } from '@foyer/shared/contracts/release';
import { abridgedList } from '@foyer/shared/documents/issue-messages';
import { publishedIn } from '../deps/published-releases.ts';
import { budgetProblems } from './budget.ts';
import { checkAtHotels } from './check-at-hotels.ts';
import { contractProblems } from './contract.ts';
import { disallowedOriginNotes } from './disallowed-origins.ts';
import { readBuild } from './read-build.ts';
import { templateProblems } from './templates.ts';

type Manifests = Pick<ReleaseStore, 'manifest'>;

export type Published = {
  release: Release;
  /** True if the store did not contain the release before. */
  isNew: boolean;
  /** Further sentences for the operator. */
  notes: string[];
};

/**
 * Publishes the build of a named package of this checkout, or of any remote's folder.
 * Throws a `PublishError` with every problem, one sentence per line, if the release breaks a rule or
 * can run at no hotel of the `fleet` in force. Publishing the same bytes again changes nothing.
 */
export async function publishRelease(options: {
  target: string;
  objects: ObjectStore;
  /** The store of the releases in the fleet. */
  store: Manifests;
  fleet: Fleet | undefined;
}): Promise<Published> {
  const { target, objects, store, fleet } = options;
  const build = await readBuild(target, (name) => releasesOf(name, objects, store));
  const { release, files, problems, skipped } = build;
  const stored = await storedStateOf(objects, release);
  if (stored === 'same') return { release, isNew: false, notes: [] };

  const packed = await packFiles(files);
  const check = fleet
    ? checkAtHotels(release, fleet, await readReleases(fleet, store))
    : { problems: [], notes: [] };
  refuseIfProblems([
    ...problems,
    ...contractProblems(release),
    ...templateProblems(release, files),
    ...mountCollisions([release]).map((text) => `${text}.`),
    ...budgetProblems(release, packed),
    ...(stored === 'other' ? [otherBytesMessage(release)] : []),
    ...check.problems,
  ]);
  if ((await putRelease(objects, release, packed)) === 'other')
    refuseIfProblems([otherBytesMessage(release)]);
  const skippedNote = `Skipped, because no page needs it: ${abridgedList(skipped)}.`;
  return {
    release,
    isNew: true,
    notes: [
      ...(skipped.length > 0 ? [skippedNote] : []),
      ...check.notes,
      ...disallowedOriginNotes(release, fleet ?? EMPTY_FLEET),
    ],
  };
}

async function releasesOf(name: string, objects: ObjectStore, store: Manifests) {
  const versions = await publishedIn(objects).versions(name);
  const releases = await Promise.all(
    // Unreadable releases are skipped.
    versions.map((version) => store.manifest(name, version).catch(() => undefined)),
  );
  return releases.filter((release) => release !== undefined);
}

function refuseIfProblems(problems: readonly string[]): void {
  if (problems.length > 0) throw new PublishError([...new Set(problems)].join('\n'));
}
