import type { Hotel } from '@foyer/shared/contracts/hotel';
import type { InlinedHotel } from '@foyer/shared/contracts/page';

/** As long as this the app takes a record for new, in ms. */
const FRESH_MS = 60_000;

/**
 * Records as pages carry them (decision 34). A record is asked for again and again; as long as it
 * says the same it is the same one here, so that its pages stay the same too. Its `fetched_at` is
 * since when it has said so without a break, and `fresh` whether that was asked a moment ago.
 */
export function createSteadyRecords(clock: () => number): (record: InlinedHotel) => InlinedHotel {
  // Of a hotel that says what it said, the contents are the same object (`hotels.ts`).
  const first = new WeakMap<Hotel, { old: InlinedHotel; fresh: InlinedHotel }>();

  return (record) => {
    const { hotel, fetched_at } = record;
    if (!hotel) return record;
    const steady = first.get(hotel) ?? { old: record, fresh: { ...record, fresh: true } };
    first.set(hotel, steady);
    return clock() - fetched_at < FRESH_MS ? steady.fresh : steady.old;
  };
}
