/** Checks the document with axe after each component test, as the test left it. */
import { afterEach, expect, vi } from 'vitest';
import { axeViolations } from './axe.ts';

declare module 'vitest' {
  interface TaskMeta {
    /** The reason why axe does not check the document after this test. */
    withoutAxe?: string;
  }
}

// Vitest runs the hooks of a test file before this one.
afterEach(async ({ task }) => {
  if (task.meta.withoutAxe) return;
  // Axe needs real timers.
  vi.useRealTimers();
  expect(await axeViolations(), 'axe violations').toEqual([]);
});
