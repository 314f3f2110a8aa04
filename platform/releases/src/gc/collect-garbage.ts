import { namedReleasesOf } from '../composition/release-index.ts';
import { readDocument } from '../document/document.ts';
import { Refusal } from '../refusal.ts';
import { candidateRevisionsFrom } from '../revisions/candidate-revisions.ts';
import type { FleetSource } from '../revisions/fleet-source.ts';
import { newestRevision, type Revision } from '../revisions/revision-log.ts';
import type { ObjectStore } from '../store/object-store.ts';
import type { ReleaseStore } from '../store/release-store.ts';
import { removeUnneeded, type StoredRelease, storedIn } from './stored-releases.ts';

const DAY_MS = 24 * 60 * 60 * 1000;

/** Holds the result of a run, or of a dry run. */
export type Collected = Awaited<ReturnType<typeof collectGarbage>>;

/**
 * Removes releases that no revision in force names. They were last used, or else published, at least
 * `days` ago. Removes incomplete releases after one day.
 */
export async function collectGarbage(options: {
  objects: ObjectStore;
  fleet: FleetSource;
  /** The store of the releases in the fleet. */
  store: Pick<ReleaseStore, 'manifest'>;
  /** Milliseconds since the epoch. */
  now: number;
  days: number;
  dryRun: boolean;
}) {
  const { objects, fleet, store, now, days, dryRun } = options;
  const since = now - days * DAY_MS;
  const { inUse, lastUsed } = await releaseUsage(fleet, store, since);
  const stored = await storedIn(objects);
  const releases = stored.filter(({ isComplete }) => isComplete);

  const unused = releases.filter(({ key }) => !inUse.has(key));
  const old = unused.filter((one) => Math.max(one.storedAt, lastUsed.get(one.key) ?? 0) <= since);
  const leftovers = stored.filter(
    ({ isComplete, storedAt }) => !isComplete && storedAt <= now - DAY_MS,
  );
  const needed = async () => (await releaseUsage(fleet, store, since)).inUse;
  const remove = (those: StoredRelease[]) => removeUnneeded(objects, those, needed);
  const [removed, removedIncomplete] = dryRun
    ? [old, leftovers]
    : [await remove(old), await remove(leftovers)];
  return {
    /** The removed unused releases, as `name@version`. */
    releases: removed.map(({ key }) => key).sort(),
    /** The number of removed incomplete releases, left by interrupted commands. */
    incomplete: removedIncomplete.length,
    bytes: [...removed, ...removedIncomplete].reduce((sum, { bytes }) => sum + bytes, 0),
    /** The numbers of kept releases: needed by hotels, and recently used or published. */
    kept: {
      inUse: releases.length - unused.length + old.length - removed.length,
      recent: unused.length - old.length,
    },
  };
}

/**
 * Reads the releases in the revision in force, older effective revisions and the edited file. Also
 * reads until when older revisions named others, back to `since`. Releases are `name@version`, times in
 * ms since the epoch.
 */
export async function releaseUsage(
  source: FleetSource,
  store: Pick<ReleaseStore, 'manifest'>,
  since: number,
) {
  const inForce = await newestRevision(source.revisionLog);
  const file = await readFile(source);
  if (!inForce && !file)
    throw new Refusal('There is no fleet document, so the releases in use are unknown.');
  const candidates = await candidateRevisionsFrom(inForce, source.revisionLog, store);
  const texts = [...candidates.map(({ revision }) => revision.text), ...(file ? [file.text] : [])];
  return {
    inUse: new Set(texts.flatMap(releasesNamedIn)),
    lastUsed: inForce ? await lastUses(source, inForce, since) : new Map<string, number>(),
  };
}

/** Reads `fleet.json`; refuses an invalid one, which may be about to name releases. */
async function readFile(source: FleetSource) {
  const file = await source.read();
  if (!file) return undefined;
  if ('unreadable' in file) throw new Refusal(`fleet.json: ${file.unreadable}.`);
  const [mistake] = readDocument(file.text).errors;
  if (mistake)
    throw new Refusal(`Correct fleet.json first, because it may name releases: ${mistake.text}.`);
  return file;
}

async function lastUses({ revisionLog }: FleetSource, newest: Revision, since: number) {
  const lastUsed = new Map<string, number>();
  let end = Date.parse(newest.at);
  for (let revision = newest.revision - 1; revision > 0 && end > since; revision -= 1) {
    const older = await revisionLog.read(revision);
    if (!older) continue;
    for (const key of releasesNamedIn(older.text)) if (!lastUsed.has(key)) lastUsed.set(key, end);
    end = Date.parse(older.at);
  }
  return lastUsed;
}

function releasesNamedIn(text: string): string[] {
  return [...namedReleasesOf(readDocument(text).fleet).keys()];
}
