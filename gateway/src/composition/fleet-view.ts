import { Fleet } from '@foyer/shared/contracts/fleet';
import type { Realtime } from '@foyer/shared/contracts/realtime';
import type { FleetSource, Log, ReleaseStore } from '../deps.ts';
import { Lru } from '../http/lru.ts';
import { reasonOf } from '../http/reason.ts';
import { loadReleases } from './releases.ts';
import { type Resolution, resolveComposition } from './resolve.ts';
import { fleetProblems } from './validate.ts';

/** How long a fleet document is trusted before the source is asked again, in ms. */
const FOLLOW_MS = 1000;
/** Longest that a page waits for a changed document while another one works, in ms. */
const PATIENCE_MS = 200;
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
  realtime?: Realtime | undefined;
}): () => Promise<Resolve | undefined> {
  let accepted: string | undefined;
  let refused: string | undefined;
  let resolve: Resolve | undefined;
  let checkedAt = Number.NEGATIVE_INFINITY;
  let checking: Promise<unknown> | undefined;

  /** A refused document is tried again, since its releases may come; it is logged once. */
  function refuse(text: string | undefined, reason: Record<string, unknown>): void {
    if (text === undefined || text !== refused)
      deps.log.error(reason, 'The fleet document is refused.');
    refused = text;
  }

  async function check(): Promise<void> {
    let text: string | undefined;
    try {
      text = await deps.source.read();
      if (text === undefined || text === accepted) return;
      const fleet = Fleet.parse(JSON.parse(text));
      const releases = await loadReleases(fleet, deps.store);
      const problems = fleetProblems(fleet, releases);
      if (problems.length > 0) return refuse(text, { problems });
      const memo = new Lru<string, Resolution>(MEMOISED_HOTELS);
      resolve = (slug) => {
        const resolved = memo.get(slug) ?? resolveComposition(fleet, slug, releases, deps.realtime);
        memo.set(slug, resolved);
        return resolved;
      };
      accepted = text;
      refused = undefined;
      deps.log.info({ channels: fleet.channels }, 'The fleet document is in force.');
    } catch (error) {
      refuse(text, { error: reasonOf(error) });
    }
  }

  /** Looks once for all who ask meanwhile; with a document at hand nobody waits for a slow store. */
  function look(): Promise<unknown> {
    const checked = check().finally(() => {
      checkedAt = deps.clock();
      checking = undefined;
    });
    if (!resolve) return checked;
    const patience = new Promise((done) => setTimeout(done, PATIENCE_MS));
    return Promise.race([checked, patience]);
  }

  return async () => {
    if (deps.clock() - checkedAt < FOLLOW_MS && !checking) return resolve;
    checking ??= look();
    await checking;
    return resolve;
  };
}
