import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { FleetSource, ReleaseStore } from '@foyer/gateway/deps';
import { useOf } from './in-use.ts';
import { removeUnless } from './remove-unless.ts';
import { storedIn } from './stored.ts';

const DAY_MS = 24 * 60 * 60 * 1000;

/** What a run has removed, or would remove. */
export type Collected = {
  /** Releases that nobody has used for long, as `name@version`. */
  releases: string[];
  /** How many half-written releases of commands that were stopped. */
  drafts: number;
  bytes: number;
  /** How many releases stay since hotels need them, and since they were used or published lately. */
  kept: { inUse: number; recent: number };
};

/**
 * Removes from the store of `data` the releases that no edition in force names, and whose last use
 * (else their publishing) is at least `days` ago; a draft after one day.
 */
export async function collectGarbage(options: {
  data: string;
  fleet: FleetSource;
  /** Where hotels have the releases of the fleet from. */
  store: Pick<ReleaseStore, 'manifest'>;
  /** Milliseconds since the epoch. */
  now: number;
  days: number;
  dryRun: boolean;
}): Promise<Collected> {
  const { data, fleet, store, now, days, dryRun } = options;
  const since = now - days * DAY_MS;
  const { inUse, until } = await useOf(fleet, store, since);
  const { releases, drafts } = await storedIn(join(data, 'releases'));

  const unused = releases.filter(({ key }) => !inUse.has(key));
  const old = unused.filter((one) => Math.max(one.changedAt, until.get(one.key) ?? 0) <= since);
  const left = drafts.filter(({ changedAt }) => changedAt <= now - DAY_MS);
  const needed = async () => (await useOf(fleet, store, since)).inUse;
  const gone = dryRun ? old : await removeUnless(old, needed);
  if (!dryRun) await Promise.all(left.map(({ folder }) => rm(folder, { recursive: true })));
  return {
    releases: gone.map(({ key }) => key).sort(),
    drafts: left.length,
    bytes: [...gone, ...left].reduce((sum, { bytes }) => sum + bytes, 0),
    kept: {
      inUse: releases.length - unused.length + old.length - gone.length,
      recent: unused.length - old.length,
    },
  };
}
