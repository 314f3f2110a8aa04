import { reasonOf } from '@foyer/common/http';
import { previousReleaseOf, rollBack } from '@foyer/releases/commit';
import type { OutcomeCounts, ReleaseAtHotel } from '@foyer/releases/contracts';
import { OUTCOME_MESSAGES } from '@foyer/releases/contracts';
import type { FleetState } from '@foyer/releases/revisions';
import { LRUCache } from 'lru-cache';
import type { GatewayDeps } from '../deps.ts';
import { expiring } from '../expiring.ts';
import { isSignificantlyWorse, type Thresholds } from './failure-rate.ts';
import { FAILURES, type ReleaseHealth } from './release-health.ts';

/** How long the gateway waits after a failed rollback before it tries again, in ms. */
const RETRY_PAUSE_MS = 60_000;
const MAX_PAUSES = 1000;

const DEFAULT_THRESHOLDS: Thresholds = { loads: 20, points: 5 };

/**
 * Rolls back a hotel's release that fails clearly more often than the previous one. Logs the
 * result.
 */
export function createAutomaticRollback(
  { clock, log, fleet, releases }: Pick<GatewayDeps, 'clock' | 'log' | 'fleet' | 'releases'>,
  releaseHealth: ReleaseHealth,
) {
  const paused = new LRUCache<string, true>({
    max: MAX_PAUSES,
    ...expiring(clock, RETRY_PAUSE_MS),
  });

  return async function checkRelease(at: ReleaseAtHotel, state: FleetState): Promise<void> {
    const effectiveFleet = state.effectiveRevisionOf(at.hotel)?.document.fleet;
    if (!effectiveFleet || effectiveFleet.automatic_rollback?.off) return;
    const previous = previousReleaseOf(effectiveFleet, at);
    if (!previous) return;
    const counts = releaseHealth.countsOf(at);
    const previousCounts = releaseHealth.countsOf({ ...at, version: previous.current });
    const thresholds = { ...DEFAULT_THRESHOLDS, ...effectiveFleet.automatic_rollback };
    if (!isSignificantlyWorse(counts, previousCounts, thresholds)) return;
    const key = `${at.hotel} ${at.remote} ${at.version}`;
    if (paused.has(key)) return;
    paused.set(key, true);
    const why = reasonFor(counts, previousCounts);
    const { revisionLog } = fleet;
    try {
      const result = await rollBack(at, why, { clock, revisionLog, store: releases });
      if (result.kind === 'done')
        log.warn({ ...at, previous: result.previous, why }, 'A release was rolled back.');
      if (result.kind === 'refused')
        log.error({ ...at, why }, 'A release fails, and no previous release can run.');
    } catch (error) {
      const fields = { ...at, why, error: reasonOf(error) };
      log.error(fields, 'A release fails and cannot be rolled back here.');
    }
  };
}

/** Describes the reason for the history. */
function reasonFor(counts: OutcomeCounts, previous: OutcomeCounts): string {
  const kinds = FAILURES.flatMap((kind) => {
    const times = counts.kinds[kind];
    return times ? [`${OUTCOME_MESSAGES[kind]}: ${times}`] : [];
  });
  return `${counts.failed} of ${counts.loads} page loads failed (${kinds.join(', ')}); with ${previous.version} ${previous.failed} of ${previous.loads}`;
}
