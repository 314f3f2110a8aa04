import { OUTCOME_WORDS } from '@foyer/shared/contracts/outcome';
import { LRUCache } from 'lru-cache';
import type { GatewayDeps } from '../deps.ts';
import type { FleetState } from '../fleet/state.ts';
import { reasonOf } from '../http/reason.ts';
import { type At, FAILURES, type Fared, type Ledger } from './ledger.ts';
import { releaseBefore, takeBack } from './take-back.ts';
import { isWorse, type Thresholds } from './worse.ts';

/** After a brake that could not be drawn, how long until it is tried again, in milliseconds. */
const PAUSE_MS = 60_000;

const USUAL: Thresholds = { loads: 20, points: 5 };

type Ground = Pick<GatewayDeps, 'clock' | 'log' | 'fleet' | 'releases'> & { ledger: Ledger };

/**
 * Looks at how guests fare with a release, and takes it back at a hotel where it fails clearly more
 * often than the one before it. Whatever comes of that is told in the log.
 */
export function createBrake({ clock, log, fleet, releases, ledger }: Ground) {
  const settled = new LRUCache<string, true>({
    max: 1000,
    ttl: PAUSE_MS,
    ttlResolution: 0,
    perf: { now: clock },
  });

  async function look(at: At, state: FleetState): Promise<void> {
    const { fleet: said } = state.course(at.hotel)?.document ?? {};
    if (!said || said.brake?.off) return;
    const before = releaseBefore(said, at);
    if (!before) return;
    const now = ledger.at(at);
    const then = ledger.at({ ...at, version: before.current });
    if (!isWorse(now, then, { ...USUAL, ...said.brake })) return;
    const key = `${at.hotel} ${at.remote} ${at.version}`;
    if (settled.get(key)) return;
    settled.set(key, true);
    await draw(at, whyOf(now, then));
  }

  async function draw(at: At, why: string): Promise<void> {
    try {
      const taken = await takeBack(at, why, { clock, journal: fleet.journal, store: releases });
      if (taken.kind === 'done')
        log.warn({ ...at, before: taken.before, why }, 'A release was taken back.');
      if (taken.kind === 'refused')
        log.error({ ...at, why }, 'A release fails, and nothing before it could run.');
    } catch (error) {
      const reason = reasonOf(error);
      log.error({ ...at, why, error: reason }, 'A release fails, and cannot be taken back here.');
    }
  }

  return look;
}

/** In words for the history. */
function whyOf(now: Fared, before: Fared): string {
  const kinds = [...FAILURES].flatMap((kind) => {
    const times = now.kinds[kind];
    return times ? [`${OUTCOME_WORDS[kind]}: ${times}`] : [];
  });
  return `of ${now.loads} page loads ${now.failed} failed (${kinds.join(', ')}), with ${before.version} ${before.failed} of ${before.loads}`;
}
