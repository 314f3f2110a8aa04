import type { FleetSource, ReleaseStore } from '@foyer/gateway/deps';
import type { ObjectStore } from '@foyer/gateway/store/object-store';
import { useOf } from './in-use.ts';
import { removeUnless } from './remove-unless.ts';
import { type StoredRelease, storedIn } from './stored.ts';

const DAY_MS = 24 * 60 * 60 * 1000;

/** What a run has removed, or would remove. */
export type Collected = {
  /** Releases that nobody has used for long, as `name@version`. */
  releases: string[];
  /** How many half-written releases of commands that were stopped. */
  halves: number;
  bytes: number;
  /** How many releases stay since hotels need them, and since they were used or published lately. */
  kept: { inUse: number; recent: number };
};

/**
 * Removes from the store the releases that no edition in force names, and whose last use (else their
 * publishing) is at least `days` ago; what was written by half after one day.
 */
export async function collectGarbage(options: {
  objects: ObjectStore;
  fleet: FleetSource;
  /** Where hotels have the releases of the fleet from. */
  store: Pick<ReleaseStore, 'manifest'>;
  /** Milliseconds since the epoch. */
  now: number;
  days: number;
  dryRun: boolean;
}): Promise<Collected> {
  const { objects, fleet, store, now, days, dryRun } = options;
  const since = now - days * DAY_MS;
  const { inUse, until } = await useOf(fleet, store, since);
  const stored = await storedIn(objects);
  const releases = stored.filter(({ isWhole }) => isWhole);

  const unused = releases.filter(({ key }) => !inUse.has(key));
  const old = unused.filter((one) => Math.max(one.storedAt, until.get(one.key) ?? 0) <= since);
  const left = stored.filter(({ isWhole, storedAt }) => !isWhole && storedAt <= now - DAY_MS);
  const needed = async () => (await useOf(fleet, store, since)).inUse;
  const remove = (those: StoredRelease[]) => removeUnless(objects, those, needed);
  const [gone, halvesGone] = dryRun ? [old, left] : [await remove(old), await remove(left)];
  return {
    releases: gone.map(({ key }) => key).sort(),
    halves: halvesGone.length,
    bytes: [...gone, ...halvesGone].reduce((sum, { bytes }) => sum + bytes, 0),
    kept: {
      inUse: releases.length - unused.length + old.length - gone.length,
      recent: unused.length - old.length,
    },
  };
}
