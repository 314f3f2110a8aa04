import type { Runtime } from '@foyer/common/http';
import { withEdits } from '../changes/edits.ts';
import { giveRelease } from '../changes/entries.ts';
import { choiceOf, knownRemotesOf } from '../composition/choices.ts';
import { type Channel, type Fleet, SHELL } from '../contracts/fleet.ts';
import type { ReleaseAtHotel } from '../contracts/release-health.ts';
import { readDocument } from '../document/document.ts';
import { setRevision } from '../document/set-revision.ts';
import { candidateRevisionsFrom } from '../revisions/candidate-revisions.ts';
import {
  type Decision,
  newestRevision,
  newestRevisions,
  type Revision,
  type RevisionLog,
  updateRevisions,
} from '../revisions/revision-log.ts';
import type { ReleaseStore } from '../store/release-store.ts';

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
    for await (const { what: done } of newestRevisions(revisionLog))
      if (done === what) return { result: { kind: 'again' } };
    const { fleet } = readDocument(current.text);
    const previous = previousReleaseOf(fleet, at);
    if (!previous) return { result: { kind: 'nothing-before' } };
    const number = (await revisionLog.newest()) + 1;
    for await (const releases of combinations(fleet, at, previous, deps)) {
      const draft = structuredClone(fleet);
      for (const [name, release] of releases) giveRelease(draft, at.hotel, name, release);
      const revision: Revision = {
        revision: number,
        at: new Date(clock()).toISOString(),
        who: 'automatic rollback',
        what,
        why,
        text: setRevision(withEdits(current.text, fleet, draft), number),
      };
      if (await isValidAt(at.hotel, revision, deps))
        return { revision, result: { kind: 'done', previous: previous.current } };
    }
    return { result: { kind: 'refused' } };
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

type Releases = [name: string, release: Channel][];

/** Yields the releases to try: the previous one alone, then all that the hotel last ran with it. */
async function* combinations(
  now: Fleet,
  { hotel, remote }: ReleaseAtHotel,
  previous: Channel,
  deps: Deps,
): AsyncGenerator<Releases> {
  yield [[remote, previous]];
  for await (const older of newestRevisions(deps.revisionLog)) {
    const then = readDocument(older.text).fleet;
    const hadPrevious = choiceOf(then, hotel, remote).versions[0] === previous.current;
    if (hadPrevious && (await isValidAt(hotel, older, deps)))
      yield releasesChangedSince(then, now, hotel);
  }
}

async function isValidAt(
  hotel: string,
  revision: Revision,
  { revisionLog, store }: Deps,
): Promise<boolean> {
  const [candidate] = await candidateRevisionsFrom(revision, revisionLog, store);
  return candidate !== undefined && candidate.problems(hotel).length === 0;
}

function releasesChangedSince(then: Fleet, now: Fleet, hotel: string): Releases {
  return [SHELL, ...knownRemotesOf(now, hotel)].flatMap((name): Releases => {
    const { reason, rollout, versions } = choiceOf(now, hotel, name);
    const [version, fallback] = choiceOf(then, hotel, name).versions;
    const hasChanged = rollout !== undefined || versions[0] !== version;
    return hasChanged && reason !== 'pin' && version !== undefined
      ? [[name, { current: version, previous: fallback }]]
      : [];
  });
}
