import { Fleet } from '@foyer/shared/contracts/fleet';
import type { FleetSource, Log, ReleaseStore } from '../deps.ts';
import { Lru } from '../http/lru.ts';
import { loadReleases } from './releases.ts';
import { type Resolution, resolveComposition } from './resolve.ts';
import { fleetProblems } from './validate.ts';

/** How long a fleet document is trusted before the source is asked again, in ms. */
const FOLLOW_MS = 1000;
const MEMOISED_HOTELS = 2000;

/** The composition of a hotel as long as one fleet document holds. */
export type Resolve = (slug: string) => Resolution;

/**
 * Follows the fleet document. A document that is broken, or that would leave a hotel without a
 * working composition, is logged and changes nothing: the last good one goes on.
 */
export function followFleet(deps: {
  source: FleetSource;
  store: ReleaseStore;
  log: Log;
  clock: () => number;
}): () => Promise<Resolve | undefined> {
  let text: string | undefined;
  let resolve: Resolve | undefined;
  let checkedAt = Number.NEGATIVE_INFINITY;
  let checking: Promise<void> | undefined;

  async function check(): Promise<void> {
    try {
      const next = await deps.source.read();
      if (next === undefined || (next === text && resolve)) return;
      // A refused document is tried again while nothing good is known: its releases may come.
      const known = next === text;
      text = next;
      const fleet = Fleet.parse(JSON.parse(next));
      const releases = await loadReleases(fleet, deps.store);
      const problems = fleetProblems(fleet, releases);
      if (problems.length > 0) {
        if (!known) deps.log.error({ problems }, 'The fleet document is refused.');
        return;
      }
      const memo = new Lru<string, Resolution>(MEMOISED_HOTELS);
      resolve = (slug) => {
        const resolved = memo.get(slug) ?? resolveComposition(fleet, slug, releases);
        memo.set(slug, resolved);
        return resolved;
      };
      deps.log.info({ channels: fleet.channels }, 'The fleet document is in force.');
    } catch (error) {
      deps.log.error({ error: String(error) }, 'The fleet document cannot be read.');
    }
  }

  return async () => {
    if (deps.clock() - checkedAt < FOLLOW_MS && !checking) return resolve;
    checking ??= check().finally(() => {
      checkedAt = deps.clock();
      checking = undefined;
    });
    await checking;
    return resolve;
  };
}
