import type { InlinedHotel } from '@foyer/shared/contracts/page.ts';
import type { Hotel } from '@foyer/shared/contracts/provider/hotel.ts';

/** Age up to which the app treats a record as fresh, in ms. */
const FRESH_MS = 60_000;

/**
 * Memoises hotel records by content. Pages with an unchanged record stay unchanged too (decision
 * 34). `fetched_at` is the first fetch with this content, and `fresh` tells whether the latest
 * fetch was less than a minute ago.
 */
export function createMemoisedRecords(clock: () => number): (record: InlinedHotel) => InlinedHotel {
  // A hotel with unchanged content is the same object (`hotels.ts`).
  const memo = new WeakMap<Hotel, { old: InlinedHotel; fresh: InlinedHotel }>();

  return (record) => {
    const { hotel, fetched_at } = record;
    if (!hotel) return record;
    const memoised = memo.get(hotel) ?? { old: record, fresh: { ...record, fresh: true } };
    memo.set(hotel, memoised);
    return clock() - fetched_at < FRESH_MS ? memoised.fresh : memoised.old;
  };
}
