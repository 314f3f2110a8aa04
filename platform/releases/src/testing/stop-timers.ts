import { afterEach, beforeEach, vi } from 'vitest';

/** Stops the timers in a file's tests. A page then waits for a changed fleet without a limit. */
export function stopTimers(): void {
  beforeEach(() => {
    vi.useFakeTimers({ toFake: ['setTimeout'] });
  });
  afterEach(() => {
    vi.useRealTimers();
  });
}
