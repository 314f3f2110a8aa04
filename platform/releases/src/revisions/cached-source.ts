import type { Log } from '@foyer/common/http';
import { reasonOf } from '@foyer/common/http';
import { LRUCache } from 'lru-cache';
import type { FleetSource } from './fleet-source.ts';
import type { Revision } from './revision-log.ts';

/** More than the gateway searches for a valid revision. */
const MAX_CACHED_REVISIONS = 30;

/**
 * Wraps a source so that errors are logged once and stop nothing. A revision that cannot be written
 * to the log stays in memory as long as the process runs.
 */
export function cachedSource(source: FleetSource, log: Log): FleetSource {
  const unwritten = new Map<number, Revision>();
  const cache = new LRUCache<number, Revision>({ max: MAX_CACHED_REVISIONS });
  const logged = new Set<string>();
  let newest = 0;

  function logOnce(message: string, error?: unknown): void {
    if (!logged.has(message)) log.error(error ? { error: reasonOf(error) } : {}, message);
    logged.add(message);
  }

  async function attempt<Value>(
    message: string,
    work: () => Promise<Value>,
    fallback: () => Value,
  ): Promise<Value> {
    try {
      const value = await work();
      logged.delete(message);
      return value;
    } catch (error) {
      logOnce(message, error);
      return fallback();
    }
  }

  return {
    read: () => source.read(),
    async replace(expected, next) {
      // The file must not name a revision that the next start cannot find.
      if ([...unwritten.values()].some(({ text }) => text === next)) return false;
      return attempt(
        'The fleet document cannot be updated.',
        () => source.replace(expected, next),
        () => false,
      );
    },
    revisionLog: {
      async newest() {
        const now = await attempt(
          'The revision log of the fleet cannot be read.',
          () => source.revisionLog.newest(),
          () => newest,
        );
        // Another revision log replaced this one: its numbers mean other revisions.
        if (now < newest) for (let one = 1; one <= newest; one += 1) cache.delete(one);
        newest = now;
        return Math.max(newest, ...unwritten.keys());
      },
      async read(number) {
        const revision =
          cache.get(number) ?? (await source.revisionLog.read(number)) ?? unwritten.get(number);
        if (revision) cache.set(number, revision);
        else logOnce(`Revision ${number} of the fleet cannot be read and is skipped.`);
        return revision;
      },
      append: (revision) =>
        attempt(
          'The revision log of the fleet cannot be written: a restart would lose this document.',
          () => source.revisionLog.append(revision),
          () => {
            unwritten.set(revision.revision, revision);
            unwritten.delete(revision.revision - MAX_CACHED_REVISIONS);
            return true;
          },
        ),
    },
  };
}
