const MINUTE_MS = 60_000;

/** Counts in memory how often somebody may do something in a minute, and all of them together. */
export function createQuota(clock: () => number, each: number, all: number) {
  let counts = new Map<string, number>();
  let total = 0;
  let until = 0;

  /** Takes one; false where none is left. */
  return function take(who: string): boolean {
    if (clock() >= until) {
      counts = new Map();
      total = 0;
      until = clock() + MINUTE_MS;
    }
    const count = counts.get(who) ?? 0;
    if (count >= each || total >= all) return false;
    counts.set(who, count + 1);
    total += 1;
    return true;
  };
}
