import type { Realtime } from '@foyer/shared/contracts/realtime';
import type { FleetSource, GatewayDeps, Log, ReleaseStore } from '../deps.ts';
import { reasonOf } from '../http/reason.ts';
import { enduringSource } from './enduring-source.ts';
import { fleetLog } from './fleet-log.ts';
import { settle } from './settle.ts';
import { type FleetState, fleetState } from './state.ts';
import { UnreadableFile } from './unreadable-file.ts';

/** How long a judgement holds before file, journal and store are asked again, in ms. */
const FOLLOW_MS = 1000;
/** Longest that a page waits for a changed document while another one works, in ms. */
const PATIENCE_MS = 200;
/** How many missing releases are asked for again in a look: where one came, the others are read. */
const ASKED_AGAIN = 20;
/** How often somebody else may be faster within one look. */
const ATTEMPTS = 3;

/**
 * Follows the fleet document. What is broken changes nothing: every hotel goes on with the last
 * edition that works for it. Undefined until there is one that works anywhere.
 */
export function followFleet(deps: {
  source: FleetSource;
  store: ReleaseStore;
  log: Log;
  clock: () => number;
  realtime?: Realtime | undefined;
  background?: GatewayDeps['background'];
}): () => Promise<FleetState | undefined> {
  const { store, log, realtime } = deps;
  const source = enduringSource(deps.source, log);
  const tell = fleetLog(log);
  let state: FleetState | undefined;
  let seen: string | undefined;
  let checkedAt = Number.NEGATIVE_INFINITY;
  let checking: Promise<unknown> | undefined;

  /** What a state is judged by, but for the releases. */
  async function whatIsThere(): Promise<string> {
    const file = await source.read().catch((error: unknown) => {
      if (error instanceof UnreadableFile) return { text: error.message };
      throw error;
    });
    return `${await source.journal.newest()} ${file?.text}`;
  }

  async function hasCome(missing: FleetState['missing']): Promise<boolean> {
    const found = await Promise.allSettled(
      missing.slice(0, ASKED_AGAIN).map(([name, version]) => store.manifest(name, version)),
    );
    return found.some((one) => one.status === 'fulfilled' && one.value);
  }

  async function judge(): Promise<FleetState> {
    let judged = state;
    for (let attempt = 1; ; attempt += 1) {
      judged = await fleetState({ source, store, realtime }, judged);
      const again = await settle(source, judged, deps.clock());
      if (!again || attempt === ATTEMPTS) return judged;
    }
  }

  async function check(): Promise<void> {
    try {
      const there = await whatIsThere();
      if (state && there === seen && !(await hasCome(state.missing))) return;
      const judged = await judge();
      // With an edit that others kept overtaking, nothing is settled yet.
      seen = judged.edit ? undefined : there;
      tell(judged);
      // Where everything is gone, what ran goes on.
      if (judged.edition || !state) state = judged;
    } catch (error) {
      tell.failure(reasonOf(error));
    }
  }

  /** Looks once for all who ask meanwhile; with a document at hand nobody waits for a slow store. */
  function look(): Promise<unknown> {
    const checked = check().finally(() => {
      checkedAt = deps.clock();
      checking = undefined;
    });
    deps.background?.(checked);
    if (!state?.edition) return checked;
    const patience = new Promise((done) => setTimeout(done, PATIENCE_MS));
    return Promise.race([checked, patience]);
  }

  return async () => {
    if (deps.clock() - checkedAt >= FOLLOW_MS || checking) {
      checking ??= look();
      await checking;
    }
    return state?.edition && state;
  };
}
