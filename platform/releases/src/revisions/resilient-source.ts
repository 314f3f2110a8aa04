import { type Log, reasonOf } from '@foyer/common/http';
import type { FleetSource } from './fleet-source.ts';
import type { Revision } from './revision-log.ts';

/** More than the gateway searches for a valid revision. */
const MAX_UNWRITTEN = 30;

/**
 * Wraps a source so that errors are logged once and stop nothing. A revision that cannot be written
 * to the log stays in memory as long as the process runs.
 */
export function resilientSource(source: FleetSource, log: Log): FleetSource {
  const unwritten = new Map<number, Revision>();
  const logged = new Set<string>();
  let newest = 0;

  function logOnce(message: string, error?: unknown): void {
    if (!logged.has(message)) log.error(error ? { error: reasonOf(error) } : {}, message);
    logged.add(message);
  }

  /** Does this work; undefined if it fails. */
  async function attempt<Value>(
    message: string,
    work: () => Promise<Value>,
  ): Promise<Value | undefined> {
    try {
      const value = await work();
      logged.delete(message);
      return value;
    } catch (error) {
      logOnce(message, error);
      return undefined;
    }
  }

  return {
    read: () => source.read(),
    async replace(expected, next) {
      // The file must not name a revision that the next start cannot find.
      if ([...unwritten.values()].some(({ text }) => text === next)) return false;
      const replace = () => source.replace(expected, next);
      return (await attempt('The fleet document cannot be updated.', replace)) ?? false;
    },
    revisionLog: {
      async newest() {
        const message = 'The revision log of the fleet cannot be read.';
        newest = (await attempt(message, () => source.revisionLog.newest())) ?? newest;
        return Math.max(newest, ...unwritten.keys());
      },
      async read(number) {
        const revision = (await source.revisionLog.read(number)) ?? unwritten.get(number);
        if (!revision) logOnce(`Revision ${number} of the fleet cannot be read and is skipped.`);
        return revision;
      },
      async append(revision) {
        const isAppended = await attempt(
          'The revision log of the fleet cannot be written: a restart would lose this document.',
          () => source.revisionLog.append(revision),
        );
        if (isAppended !== undefined) return isAppended;
        unwritten.set(revision.revision, revision);
        unwritten.delete(revision.revision - MAX_UNWRITTEN);
        return true;
      },
    },
  };
}
