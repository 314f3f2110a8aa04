/** Total time limit for a screen's code and its loader, in milliseconds (FAULT-31). */
export const SCREEN_TIME_LIMIT_MS = 8_000;

/** Reports that a time limit was exceeded. */
export class TimeoutError extends Error {
  override name = 'TimeoutError';
}

export type TimeLimit = ReturnType<typeof timeLimit>;

/** Creates one time limit for several consecutive steps, which starts now. */
export function timeLimit(milliseconds: number) {
  let timer: ReturnType<typeof setTimeout>;
  const over = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new TimeoutError()), milliseconds);
  });
  // Prevents an unhandled rejection when no step is pending.
  over.catch(() => undefined);
  return {
    /** Resolves like `step`, or rejects with `TimeoutError` when the limit is reached. */
    race: <Result>(step: Promise<Result>) => Promise.race([step, over]),
    /** Stops the timer after the last step. */
    end: () => clearTimeout(timer),
  };
}

/** Resolves like `work`, or rejects with `TimeoutError` after this many milliseconds. */
export function withTimeout<Result>(work: Promise<Result>, milliseconds: number): Promise<Result> {
  const limit = timeLimit(milliseconds);
  return limit.race(work).finally(limit.end);
}
