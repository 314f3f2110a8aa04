import type { Log } from '@foyer/common/http';
import { firstProblems } from '../composition/problems.ts';
import type { FleetState } from './state.ts';

/** Logs each change of the fleet state once. */
export function createFleetLogger(log: Log) {
  let revision: number | undefined;
  let refused: string | undefined;
  let behind = new Set<string>();
  let failure: string | undefined;

  function report(state: FleetState): void {
    failure = undefined;
    const { current, warnings } = state;
    if (current && current.revision !== revision) {
      revision = current.revision;
      log.info({ revision, who: current.who }, 'A new fleet revision is current.');
      if (warnings.length > 0)
        log.warn(
          { revision, warnings: firstProblems(warnings) },
          'The fleet document has warnings.',
        );
    }
    reportRefused(state);
    reportBehind(state);
  }

  function reportRefused({ refused: now, file }: FleetState): void {
    const text = now && (file?.text ?? now.since);
    if (now && text !== refused)
      log.error(
        { ...now, problems: firstProblems(now.problems) },
        'The fleet document is refused.',
      );
    refused = text;
  }

  function reportBehind(state: FleetState): void {
    const now = new Set(state.behind.flatMap(({ hotels }) => hotels));
    for (const { hotels, problems, ...rest } of state.behind) {
      const added = hotels.filter((slug) => !behind.has(slug));
      const fields = { hotels: added, ...rest, problems: firstProblems(problems) };
      if (added.length > 0) log.error(fields, 'Hotels stay on an older fleet revision.');
    }
    const caughtUp = [...behind].filter((slug) => !now.has(slug));
    if (caughtUp.length > 0)
      log.info({ hotels: caughtUp }, 'Hotels run the current fleet revision again.');
    behind = now;
  }

  function reportFailure(error: string): void {
    if (error !== failure) log.error({ error }, 'The fleet document cannot be checked.');
    failure = error;
  }

  return { report, reportFailure };
}
