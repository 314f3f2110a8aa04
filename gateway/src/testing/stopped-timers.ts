import { afterEach, beforeEach, vi } from 'vitest';

/** Stops the timers of a file's tests: a page waits for all of a changed fleet, however long it takes. */
export function stoppedTimers(): void {
  beforeEach(() => {
    vi.useFakeTimers({ toFake: ['setTimeout'] });
  });
  afterEach(() => {
    vi.useRealTimers();
  });
}
