/**
 * Remembers until when something that failed is not tried again. It forgets what is over, and the
 * oldest beyond `max`.
 */
export function createPauses<Reason>(clock: () => number, max: number) {
  const pauses = new Map<string, { until: number; reason: Reason }>();
  return {
    set(key: string, ms: number, reason: Reason): void {
      pauses.delete(key);
      pauses.set(key, { until: clock() + ms, reason });
      const [oldest] = pauses.keys();
      if (pauses.size > max && oldest !== undefined) pauses.delete(oldest);
    },
    /** Returns the reason of a pause; undefined if there is none any more. */
    get(key: string): Reason | undefined {
      const pause = pauses.get(key);
      if (pause && clock() < pause.until) return pause.reason;
      pauses.delete(key);
      return undefined;
    },
    delete: (key: string) => pauses.delete(key),
  };
}
