/** What a build draws frames with: marks where slots will stand, or values to prove them by. */
import type { Filling } from '../fill.ts';

/** `marks` writes conditions and lists down instead of deciding them. */
export type Drawing = { mode: 'marks' } | { mode: 'values'; filling: Filling };

let current: Drawing = { mode: 'marks' };

export function drawing(): Drawing {
  return current;
}

/** Draws once; nothing is drawn beside it. */
export function drawnWith<Result>(next: Drawing, draw: () => Result): Result {
  const before = current;
  current = next;
  try {
    return draw();
  } finally {
    current = before;
  }
}
