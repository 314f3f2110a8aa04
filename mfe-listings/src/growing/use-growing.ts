import { startTransition, useState } from 'react';

/** How many more are drawn at a time: a few screens of large cards, two of the smallest. */
const STEP = 24;

type Range = { from: number; to: number };

function around(at: number, first: number): Range {
  const from = Math.max(0, at - first / 2);
  return { from, to: from + first };
}

/**
 * The part of a list of any length that is drawn: the `first` few, with the item `at` among them,
 * and more at either end as a guest comes near it (LIST-23). A screen is drawn in the press that
 * opens it, so it begins with what is seen; growing gives way to whatever the guest does.
 */
export function useGrowing(first: number, at = 0) {
  const [known, setRange] = useState(() => around(at, first));
  const within = known.from <= at && at < known.to;
  const range = within ? known : around(at, first);
  if (!within) setRange(range);
  const grow = (step: (range: Range) => Range) => startTransition(() => setRange(step));
  return {
    ...range,
    before: () => grow(({ from, to }) => ({ from: Math.max(0, from - STEP), to })),
    after: () => grow(({ from, to }) => ({ from, to: to + STEP })),
  };
}
