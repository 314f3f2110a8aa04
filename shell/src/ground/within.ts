/** How long a screen's code and its loader may take in all, in milliseconds (FAULT-31). */
export const LOAD_BUDGET_MS = 8_000;

/** Something did not come in time. */
export class TimedOut extends Error {
  override name = 'TimedOut';
}

/** One limit for several steps in a row. */
export type TimeLimit = {
  /** `step`, or a `TimedOut` error once the time is over. */
  of<Result>(step: Promise<Result>): Promise<Result>;
  /** All steps are done; nothing runs out any more. */
  end(): void;
};

/** A limit that begins now. */
export function timeLimit(milliseconds: number): TimeLimit {
  let timer: ReturnType<typeof setTimeout>;
  const over = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new TimedOut()), milliseconds);
  });
  // Nobody may be waiting when it runs out.
  over.catch(() => undefined);
  return {
    of: (step) => Promise.race([step, over]),
    end: () => clearTimeout(timer),
  };
}

/** `work`, or a `TimedOut` error after that many milliseconds. */
export function within<Result>(work: Promise<Result>, milliseconds: number): Promise<Result> {
  const limit = timeLimit(milliseconds);
  return limit.of(work).finally(limit.end);
}
