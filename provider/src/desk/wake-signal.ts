/** Creates a signal that ends a wait; a wake before the wait is not lost. */
export function createWakeSignal() {
  let signal = Promise.withResolvers<void>();
  return {
    wake: () => signal.resolve(),
    /** Waits for the signal, at most `ms` milliseconds. */
    async wait(ms: number): Promise<void> {
      const timer = setTimeout(signal.resolve, ms);
      await signal.promise;
      clearTimeout(timer);
      signal = Promise.withResolvers();
    },
  };
}
