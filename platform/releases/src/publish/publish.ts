import { createHash } from 'node:crypto';
import { abridgedList } from '@foyer/shared/documents/issue-messages.ts';
import { mountCollisions } from '../composition/conflicts.ts';
import { readReleases } from '../composition/release-index.ts';
import { EMPTY_FLEET, type Fleet } from '../contracts/fleet.ts';
import type { Release } from '../contracts/release.ts';
import { Refusal } from '../refusal.ts';
import type { ObjectStore } from '../store/object-store.ts';
import type { ReleaseStore } from '../store/release-store.ts';
import { budgetProblems } from './budget.ts';
import { checkAtHotels, disallowedOriginNotes } from './check-at-hotels.ts';
import { contractProblems } from './contract.ts';
import { packFiles } from './pack.ts';
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

/**
 * Publishes a finished build as a release. Throws a `Refusal` with every problem, one sentence
 * per line, if the release breaks a rule or can run at no hotel of the fleet in force. Publishing
 * the same bytes again changes nothing. `notes` are further sentences for the operator.
 */
export async function publish(options: {
  build: FinishedBuild;
  objects: ObjectStore;
  /** Replaces the build's own version. */
  version?: string;
  /** The fleet in force and the store of its releases; without it no hotel is checked. */
  inForce?: { fleet: Fleet; store: Pick<ReleaseStore, 'manifest'> } | undefined;
}) {
  const { build, objects, inForce } = options;
  const { files, problems, skipped } = build;
  const release = { ...build.release, version: options.version ?? build.release.version };
  const stored = await storedStateOf(objects, release);
  if (stored === 'same') return { release, isNew: false, notes: [] };

  const packed = await packFiles(files);
  const check = inForce
    ? checkAtHotels(release, inForce.fleet, await readReleases(inForce.fleet, inForce.store))
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
      ...disallowedOriginNotes(release, inForce?.fleet ?? EMPTY_FLEET),
    ],
  };
}

function refuseIfProblems(problems: readonly string[]): void {
  if (problems.length > 0) throw new Refusal([...new Set(problems)].join('\n'));
}

/** Explains why a release cannot replace an existing one of the same name and version. */
function otherBytesMessage({ name, version }: Release): string {
  return `${name} ${version} is published already, with other bytes: give this build another version.`;
}

/** Returns the version of a local build: the same bytes always get the same one. */
export function localVersion(release: Release): string {
  const hash = createHash('sha256').update(JSON.stringify(release)).digest('hex');
  return `${release.version}-local.${hash.slice(0, 12)}`;
}
