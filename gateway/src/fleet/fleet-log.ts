import { firstOf } from '../composition/problems.ts';
import type { Log } from '../deps.ts';
import type { FleetState } from './state.ts';

/** Says in the log what changed for the fleet, each thing once. */
export function fleetLog(log: Log) {
  let revision: number | undefined;
  let refused: string | undefined;
  let behind = new Set<string>();
  let failure: string | undefined;

  function tell(state: FleetState): void {
    failure = undefined;
    const { edition, warnings } = state;
    if (edition && edition.revision !== revision) {
      revision = edition.revision;
      log.info({ revision, who: edition.who }, 'The fleet document is in force.');
      if (warnings.length > 0)
        log.warn({ revision, warnings: firstOf(warnings) }, 'The fleet document has warnings.');
    }
    tellRefused(state);
    tellBehind(state);
  }

  function tellRefused({ refused: now, file }: FleetState): void {
    const text = now && (file?.text ?? now.since);
    if (now && text !== refused)
      log.error({ ...now, problems: firstOf(now.problems) }, 'The fleet document is refused.');
    refused = text;
  }

  function tellBehind(state: FleetState): void {
    const now = new Set(state.behind.flatMap(({ hotels }) => hotels));
    for (const { hotels, problems, ...rest } of state.behind) {
      const fresh = hotels.filter((slug) => !behind.has(slug));
      const why = { hotels: fresh, ...rest, problems: firstOf(problems) };
      if (fresh.length > 0) log.error(why, 'Hotels cannot follow the fleet document.');
    }
    const caughtUp = [...behind].filter((slug) => !now.has(slug));
    if (caughtUp.length > 0)
      log.info({ hotels: caughtUp }, 'Hotels follow the fleet document again.');
    behind = now;
  }

  tell.failure = (error: string) => {
    if (error !== failure) log.error({ error }, 'The fleet document cannot be followed.');
    failure = error;
  };
  return tell;
}
