/** Wakes whoever waits for news; a ring that nobody waits for yet is not lost. */
export function createBell() {
  let rung = Promise.withResolvers<void>();
  return {
    ring: () => rung.resolve(),
    /** Until it rings, at most this long. */
    async wait(ms: number): Promise<void> {
      const timer = setTimeout(rung.resolve, ms);
      await rung.promise;
      clearTimeout(timer);
      rung = Promise.withResolvers();
    },
  };
}
