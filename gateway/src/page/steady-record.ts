import type { InlinedHotel } from '@foyer/shared/contracts/page';
import { contentId } from '../http/content-id.ts';
import { Lru } from '../http/lru.ts';

const REMEMBERED_HOTELS = 1000;
/** As long as this the app takes a record for new, in ms. */
const FRESH_MS = 60_000;

type Known = { record: InlinedHotel; says: string; old: InlinedHotel; fresh: InlinedHotel };

/**
 * Records as pages carry them (decision 34). A record is asked for again and again; as long as it
 * says the same it is the same one here, so that its pages stay the same too. Its `fetched_at` is
 * since when it has said so without a break, and `fresh` whether that was asked a moment ago.
 */
export function createSteadyRecords(clock: () => number): (record: InlinedHotel) => InlinedHotel {
  const known = new Lru<string, Known>(REMEMBERED_HOTELS);

  function remember(record: InlinedHotel): Known {
    const last = known.get(record.slug);
    if (last?.record === record) return last;
    const says = contentId(JSON.stringify(record.hotel));
    const next: Known =
      last?.says === says
        ? { ...last, record }
        : { record, says, old: record, fresh: { ...record, fresh: true } };
    known.set(record.slug, next);
    return next;
  }

  return (record) => {
    // Of others nothing lasts, and anybody can invent them.
    if (record.state !== 'ok') return record;
    const { old, fresh } = remember(record);
    return clock() - record.fetched_at < FRESH_MS ? fresh : old;
  };
}
