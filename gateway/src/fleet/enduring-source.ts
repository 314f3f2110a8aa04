import { LRUCache } from 'lru-cache';
import type { FleetSource, Log } from '../deps.ts';
import { reasonOf } from '../http/reason.ts';
import type { Edition } from './journal.ts';

/** More than a hotel that stayed behind looks through. */
const REMEMBERED_EDITIONS = 30;

/**
 * A source for a gateway: what cannot be written or read is logged once and stops nothing. An
 * edition that cannot be put into the journal is kept as long as the process runs.
 */
export function enduringSource(source: FleetSource, log: Log): FleetSource {
  const kept = new Map<number, Edition>();
  const read = new LRUCache<number, Edition>({ max: REMEMBERED_EDITIONS });
  const told = new Set<string>();
  let newest = 0;

  function tell(message: string, error?: unknown): void {
    if (!told.has(message)) log.error(error ? { error: reasonOf(error) } : {}, message);
    told.add(message);
  }

  async function attempt<Value>(
    message: string,
    work: () => Promise<Value>,
    otherwise: () => Value,
  ): Promise<Value> {
    try {
      const value = await work();
      told.delete(message);
      return value;
    } catch (error) {
      tell(message, error);
      return otherwise();
    }
  }

  return {
    isEditedByHand: source.isEditedByHand,
    read: () => source.read(),
    async replace(expected, next) {
      // A file must not name a revision that the next start cannot find.
      if ([...kept.values()].some(({ text }) => text === next)) return false;
      return attempt(
        'The fleet document cannot be brought up to date.',
        () => source.replace(expected, next),
        () => false,
      );
    },
    journal: {
      async newest() {
        const now = await attempt(
          'The journal of the fleet cannot be read.',
          () => source.journal.newest(),
          () => newest,
        );
        // Another journal lies there now: its numbers mean something else.
        if (now < newest) for (let one = 1; one <= newest; one += 1) read.delete(one);
        newest = now;
        return Math.max(newest, ...kept.keys());
      },
      async read(revision) {
        const edition =
          read.get(revision) ?? (await source.journal.read(revision)) ?? kept.get(revision);
        if (edition) read.set(revision, edition);
        else tell(`Edition ${revision} of the fleet cannot be read, and is stepped over.`);
        return edition;
      },
      append: (edition) =>
        attempt(
          'The journal of the fleet cannot be written: a restart would not know of this document.',
          () => source.journal.append(edition),
          () => {
            kept.set(edition.revision, edition);
            kept.delete(edition.revision - REMEMBERED_EDITIONS);
            return true;
          },
        ),
    },
  };
}
