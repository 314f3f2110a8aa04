import { abridgedList } from '@foyer/shared/documents/issue-messages.ts';
import { mountCollisions } from '../composition/conflicts.ts';
import { readReleases } from '../composition/release-index.ts';
import { EMPTY_FLEET, type Fleet } from '../contracts/fleet.ts';
import type { Release } from '../contracts/release.ts';
import type { ObjectStore } from '../store/object-store.ts';
import type { ReleaseStore } from '../store/release-store.ts';
import { budgetProblems } from './budget.ts';
import { checkAtHotels } from './check-at-hotels.ts';
import { contractProblems } from './contract.ts';
import { disallowedOriginNotes } from './disallowed-origins.ts';
import { packFiles } from './pack.ts';
import { otherBytesMessage, PublishError } from './publish.ts';
import { putRelease, storedStateOf } from './put.ts';

export type Files = ReadonlyMap<string, Uint8Array>;

/** A finished build that was read. */
export type FinishedBuild = {
  release: Release;
  files: Files;
  /** The reasons why it cannot run in the app, one sentence each. */
  problems: string[];
  /** The files of the folder that the release does not contain. */
  skipped: string[];
};

type Manifests = Pick<ReleaseStore, 'manifest'>;

export type Published = {
  release: Release;
  /** True if the store did not contain the release before. */
  isNew: boolean;
  /** Further sentences for the operator. */
  notes: string[];
};

/**
 * Publishes a finished build as a release.
 * Throws a `PublishError` with every problem, one sentence per line, if the release breaks a rule or
 * can run at no hotel of the `fleet` in force. Publishing the same bytes again changes nothing.
 */
export async function publishRelease(options: {
  build: FinishedBuild;
  objects: ObjectStore;
  /** The store of the releases in the fleet. */
  store: Manifests;
  fleet: Fleet | undefined;
}): Promise<Published> {
  const { build, objects, store, fleet } = options;
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

function refuseIfProblems(problems: readonly string[]): void {
  if (problems.length > 0) throw new PublishError([...new Set(problems)].join('\n'));
}
