import type { Runtime } from '@foyer/common/http';
import { EditedDocument } from '../changes/change.ts';
import { giveRelease } from '../changes/give-release.ts';
import { choiceOf, knownRemotesOf } from '../composition/choices.ts';
import { type Channel, type Fleet, SHELL } from '../contracts/fleet.ts';
import type { ReleaseAtHotel } from '../contracts/release-health.ts';
import { readDocument } from '../document/document.ts';
import { setRevision } from '../document/set-revision.ts';
import { candidateRevisionsFrom } from '../revisions/candidate-revisions.ts';
import {
  type Decision,
  newestRevision,
  type Revision,
  type RevisionLog,
  updateRevisions,
} from '../revisions/revision-log.ts';
import type { ReleaseStore } from '../store/release-store.ts';

/** How many revisions are searched for earlier rollbacks and for releases that ran together. */
const MAX_REVISIONS_BACK = 1000;
/** Reads in parallel: a remote revision log would take a minute one by one. */
const CONCURRENT_READS = 20;

type Deps = Pick<Runtime, 'clock'> & {
  revisionLog: RevisionLog;
  store: Pick<ReleaseStore, 'manifest'>;
};

/** The result of a rollback; `previous` is the version that the hotel has now. */
export type RolledBack =
  | { kind: 'done'; previous: string }
  /** The release was rolled back there before and released again on purpose. */
  | { kind: 'again' }
  | { kind: 'nothing-before' }
  | { kind: 'refused' };

/**
 * Rolls a hotel back to the previous release of one remote. If that combination is invalid, it
 * restores all releases that last ran together with it. Each release is rolled back once; throws if
 * nothing can be written.
 */
export async function rollBack(at: ReleaseAtHotel, why: string, deps: Deps): Promise<RolledBack> {
  const { revisionLog, clock } = deps;
  const what = `automatic rollback ${at.remote} ${at.version} --hotel ${at.hotel}`;
  return updateRevisions(revisionLog, async (): Promise<Decision<RolledBack>> => {
    const current = await newestRevision(revisionLog);
    if (!current) return { result: { kind: 'refused' } };
    for await (const { what: done } of revisionsUpTo(current, revisionLog))
      if (done === what) return { result: { kind: 'again' } };
    const previous = previousReleaseOf(readDocument(current.text).fleet, at);
    if (!previous) return { result: { kind: 'nothing-before' } };
    const number = (await revisionLog.newest()) + 1;
    const revisionOf = (text: string): Revision => ({
      revision: number,
      at: new Date(clock()).toISOString(),
      who: 'automatic rollback',
      what,
      why,
      text: setRevision(text, number),
    });
    const alone = revisionOf(withReleases(current, at.hotel, [[at.remote, previous]]));
    const revision = (await isValidAt(at.hotel, alone, deps))
      ? alone
      : await rolledBackTogether(current, at, previous, revisionOf, deps);
    if (!revision) return { result: { kind: 'refused' } };
    return { revision, result: { kind: 'done', previous: previous.current } };
  });
}

/** Returns the release that a hotel falls back to. Undefined for a pin, which operators set. */
export function previousReleaseOf(
  fleet: Fleet,
  { hotel, remote, version }: ReleaseAtHotel,
): Channel | undefined {
  const { reason, rollout, versions } = choiceOf(fleet, hotel, remote);
  if (reason === 'pin') return undefined;
  const [first, second] = rollout?.version === version ? versions : versions.slice(1);
  const isNewest = rollout?.version === version || (!rollout && versions[0] === version);
  return isNewest && first !== undefined ? { current: first, previous: second } : undefined;
}

type Releases = readonly (readonly [name: string, release: Channel])[];

function withReleases({ text }: Revision, hotel: string, releases: Releases): string {
  const edited = new EditedDocument({ text, fleet: readDocument(text).fleet });
  for (const [name, release] of releases) giveRelease(edited, hotel, name, release);
  return edited.text;
}

async function isValidAt(
  hotel: string,
  revision: Revision,
  { revisionLog, store }: Deps,
): Promise<boolean> {
  const [candidate] = await candidateRevisionsFrom(revision, revisionLog, store);
  return candidate !== undefined && candidate.problems(hotel).length === 0;
}

/** Restores all releases that the hotel ran with `previous` when they last were valid. */
async function rolledBackTogether(
  current: Revision,
  { hotel, remote }: ReleaseAtHotel,
  previous: Channel,
  revisionOf: (text: string) => Revision,
  deps: Deps,
): Promise<Revision | undefined> {
  for await (const older of revisionsUpTo(current, deps.revisionLog)) {
    const { fleet } = readDocument(older.text);
    if (choiceOf(fleet, hotel, remote).versions[0] !== previous.current) continue;
    if (!(await isValidAt(hotel, older, deps))) continue;
    const revision = revisionOf(
      withReleases(current, hotel, releasesChangedSince(fleet, current, hotel)),
    );
    if (await isValidAt(hotel, revision, deps)) return revision;
  }
  return undefined;
}

function releasesChangedSince(then: Fleet, current: Revision, hotel: string): Releases {
  const { fleet: now } = readDocument(current.text);
  return [SHELL, ...knownRemotesOf(now, hotel)].flatMap((name): [string, Channel][] => {
    const { reason, rollout, versions } = choiceOf(now, hotel, name);
    const [version, fallback] = choiceOf(then, hotel, name).versions;
    const hasChanged = rollout !== undefined || versions[0] !== version;
    return hasChanged && reason !== 'pin' && version !== undefined
      ? [[name, { current: version, previous: fallback }]]
      : [];
  });
}

async function* revisionsUpTo(
  current: Revision,
  revisionLog: RevisionLog,
): AsyncGenerator<Revision> {
  const first = Math.max(1, current.revision - MAX_REVISIONS_BACK + 1);
  for (let newest = current.revision; newest >= first; newest -= CONCURRENT_READS) {
    const count = Math.min(CONCURRENT_READS, newest - first + 1);
    const numbers = Array.from({ length: count }, (_, index) => newest - index);
    const revisions = await Promise.all(numbers.map((number) => revisionLog.read(number)));
    for (const revision of revisions) if (revision) yield revision;
  }
}
