import { type Runtime, reasonOf } from '@foyer/common/http';
import { createFleetLogger } from './fleet-logger.ts';
import type { FleetSource } from './fleet-source.ts';
import { resilientSource } from './resilient-source.ts';
import { type FleetDeps, type FleetState, fleetState } from './state.ts';
import { syncFleetFile } from './sync-fleet-file.ts';

/** How often file, revision log and store are checked, in ms. */
const CHECK_INTERVAL_MS = 1000;
/** How long a page with a valid document waits for a changed one, in ms. */
const MAX_WAIT_MS = 200;
/** How many missing releases each check looks up; if one has arrived, all are read. */
const MAX_RECHECKED_RELEASES = 20;

/**
 * Follows the fleet document; errors leave every hotel on its latest valid revision. Returns
 * undefined until a revision is valid.
 */
export function followFleet(
  deps: Pick<Runtime, 'log' | 'clock' | 'background'> & FleetDeps & { fleet: FleetSource },
): () => Promise<FleetState | undefined> {
  const { store, resolutions, log, realtime } = deps;
  const fleet = resilientSource(deps.fleet, log);
  const { report, reportFailure } = createFleetLogger(log);
  let state: FleetState | undefined;
  let seenInputs: string | undefined;
  let checkedAt = Number.NEGATIVE_INFINITY;
  let checking: Promise<unknown> | undefined;

  /** Returns the inputs of a state, apart from the releases. */
  async function readInputs(): Promise<string> {
    const file = (await fleet.read()) ?? { text: undefined };
    const content = 'text' in file ? file.text : file.unreadable;
    return `${await fleet.revisionLog.newest()} ${content}`;
  }

  async function hasArrived(missing: FleetState['missing']): Promise<boolean> {
    const found = await Promise.allSettled(
      missing
        .slice(0, MAX_RECHECKED_RELEASES)
        .map(([name, version]) => store.manifest(name, version)),
    );
    return found.some((one) => one.status === 'fulfilled' && one.value);
  }

  async function check(): Promise<void> {
    try {
      const inputs = await readInputs();
      if (state && inputs === seenInputs && !(await hasArrived(state.missing))) return;
      const readState = () => fleetState({ fleet, store, realtime, resolutions });
      const validated = await syncFleetFile(fleet, readState, deps.clock);
      seenInputs = inputs;
      report(validated);
      // If the whole source is gone, the previous state stays.
      if (validated.current || !state) state = validated;
    } catch (error) {
      reportFailure(reasonOf(error));
    }
  }

  /**
   * Shares one check between concurrent callers. With a valid document no page waits for a slow
   * store.
   */
  function startCheck(): Promise<unknown> {
    const checked = check().finally(() => {
      checkedAt = deps.clock();
      checking = undefined;
    });
    deps.background?.(checked);
    if (!state?.current) return checked;
    const timeout = new Promise((done) => setTimeout(done, MAX_WAIT_MS));
    return Promise.race([checked, timeout]);
  }

  return async () => {
    if (deps.clock() - checkedAt >= CHECK_INTERVAL_MS || checking) {
      checking ??= startCheck();
      await checking;
    }
    return state?.current && state;
  };
}
