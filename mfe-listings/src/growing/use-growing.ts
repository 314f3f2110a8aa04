import { startTransition, useState } from 'react';

/** How many are drawn at first, and how many more at a time: more than any screen holds. */
const STEP = 40;

type Range = { from: number; to: number };

function around(at: number): Range {
  const from = Math.max(0, at - STEP / 2);
  return { from, to: from + STEP };
}

/**
 * The part of a list of any length that is drawn: a first part around the item `at`, and more at
 * either end as a guest comes near it (LIST-23). Growing gives way to whatever the guest does.
 */
export function useGrowing(at = 0) {
  const [known, setRange] = useState(() => around(at));
  const within = known.from <= at && at < known.to;
  const range = within ? known : around(at);
  if (!within) setRange(range);
  const grow = (step: (range: Range) => Range) => startTransition(() => setRange(step));
  return {
    ...range,
    before: () => grow(({ from, to }) => ({ from: Math.max(0, from - STEP), to })),
    after: () => grow(({ from, to }) => ({ from, to: to + STEP })),
  };
}
