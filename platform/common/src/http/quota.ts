const MINUTE_MS = 60_000;

/**
 * Limits actions per minute, for each client and in total; it counts in memory. The provider's
 * `rate-limiter-flexible` loads Node's `cluster`, which an edge runtime lacks.
 */
export function createQuota(clock: () => number, each: number, all: number) {
  let counts = new Map<string, number>();
  let total = 0;
  let until = 0;

  /** Takes one action from a client's quota; returns false if none is left. */
  return function take(client: string): boolean {
    if (clock() >= until) {
      counts = new Map();
      total = 0;
      until = clock() + MINUTE_MS;
    }
    const count = counts.get(client) ?? 0;
    if (count >= each || total >= all) return false;
    counts.set(client, count + 1);
    total += 1;
    return true;
  };
}
