/** Total time limit for a screen's code and its loader, in milliseconds (FAULT-31). */
export const SCREEN_TIME_LIMIT_MS = 8_000;

/** Reports that a time limit was exceeded. */
export class TimeoutError extends Error {
  override name = 'TimeoutError';
}

/** One time limit for several consecutive steps. */
export type TimeLimit = {
  /** Resolves like `step`, or rejects with `TimeoutError` when the limit is reached. */
  race<Result>(step: Promise<Result>): Promise<Result>;
  /** Stops the timer after the last step. */
  end(): void;
};

/** Creates a time limit that starts now. */
export function timeLimit(milliseconds: number): TimeLimit {
  let timer: ReturnType<typeof setTimeout>;
  const over = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new TimeoutError()), milliseconds);
  });
  // Prevents an unhandled rejection when no step is pending.
  over.catch(() => undefined);
  return {
    race: (step) => Promise.race([step, over]),
    end: () => clearTimeout(timer),
  };
}

/** Resolves like `work`, or rejects with `TimeoutError` after this many milliseconds. */
export function withTimeout<Result>(work: Promise<Result>, milliseconds: number): Promise<Result> {
  const limit = timeLimit(milliseconds);
  return limit.race(work).finally(limit.end);
}
