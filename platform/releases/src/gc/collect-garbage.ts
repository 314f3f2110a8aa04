import type { FleetSource } from '../revisions/fleet-source.ts';
import type { ObjectStore } from '../store/object-store.ts';
import type { ReleaseStore } from '../store/release-store.ts';
import { releaseUsage } from './release-usage.ts';
import { removeUnneeded, type StoredRelease, storedIn } from './stored-releases.ts';

const DAY_MS = 24 * 60 * 60 * 1000;

/** Holds the result of a run, or of a dry run. */
export type Collected = {
  /** The removed unused releases, as `name@version`. */
  releases: string[];
  /** The number of removed incomplete releases, left by interrupted commands. */
  incomplete: number;
  bytes: number;
  /** The numbers of kept releases: needed by hotels, and recently used or published. */
  kept: { inUse: number; recent: number };
};

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
}): Promise<Collected> {
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
    releases: removed.map(({ key }) => key).sort(),
    incomplete: removedIncomplete.length,
    bytes: [...removed, ...removedIncomplete].reduce((sum, { bytes }) => sum + bytes, 0),
    kept: {
      inUse: releases.length - unused.length + old.length - removed.length,
      recent: unused.length - old.length,
    },
  };
}
