import { startTransition, useState } from 'react';

/** Items added at a time: a few screens of large cards, two of the smallest. */
const STEP = 24;

type Range = { from: number; to: number };

function rangeAround(at: number, first: number): Range {
  const from = Math.max(0, at - first / 2);
  return { from, to: from + first };
}

/**
 * Returns the rendered range of a list: `first` items around the item `at`, growing at either end
 * (LIST-23). A screen is rendered during the press that opens it, so it begins with the visible
 * items. Growing is a transition, so that input comes first.
 */
export function useIncrementalRange(first: number, at = 0) {
  const [current, setRange] = useState(() => rangeAround(at, first));
  const within = current.from <= at && at < current.to;
  const range = within ? current : rangeAround(at, first);
  if (!within) setRange(range);
  const grow = (step: (range: Range) => Range) => startTransition(() => setRange(step));
  return {
    ...range,
    growBefore: () => grow(({ from, to }) => ({ from: Math.max(0, from - STEP), to })),
    growAfter: () => grow(({ from, to }) => ({ from, to: to + STEP })),
  };
}
