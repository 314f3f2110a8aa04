/** How long code may take before it counts as failed, in milliseconds (design section 3). */
export const LOAD_BUDGET_MS = 8_000;

/** Something did not come in time. */
export class TimedOut extends Error {
  override name = 'TimedOut';
}

/** `work`, or a `TimedOut` error after that many milliseconds. */
export function within<Result>(work: Promise<Result>, milliseconds: number): Promise<Result> {
  let timer: ReturnType<typeof setTimeout>;
  const limit = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new TimedOut()), milliseconds);
  });
  return Promise.race([work, limit]).finally(() => clearTimeout(timer));
}
