/** What a component test ends with, open or empty or refused, axe finds nothing in. */
import { afterEach, expect, vi } from 'vitest';
import { axeFindings } from './axe.ts';

declare module 'vitest' {
  interface TaskMeta {
    /** Why axe does not look at what this test ends with. */
    withoutAxe?: string;
  }
}

// Hooks of a test file run before this one.
afterEach(async ({ task }) => {
  if (task.meta.withoutAxe) return;
  // Axe waits for timers.
  vi.useRealTimers();
  expect(await axeFindings(), 'what axe finds').toEqual([]);
});
