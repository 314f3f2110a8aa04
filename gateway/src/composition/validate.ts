import { DEFAULT_SLUG } from '@foyer/shared/addresses/slug';
import type { Fleet } from '@foyer/shared/contracts/fleet';
import { ALL_HOTELS } from './choices.ts';
import type { Releases } from './releases.ts';
import { FleetError, resolveComposition } from './resolve.ts';

/** Everything that is wrong with a fleet as a whole: a sentence for each hotel and problem. */
export function fleetProblems(fleet: Fleet, releases: Releases): string[] {
  const slugs = new Set([ALL_HOTELS, DEFAULT_SLUG, ...Object.keys(fleet.hotels)]);
  return [...slugs].flatMap((slug) => {
    try {
      resolveComposition(fleet, slug, releases);
      return [];
    } catch (error) {
      if (!(error instanceof FleetError)) throw error;
      return error.problems.map((problem) => `${slug}: ${problem}`);
    }
  });
}
