/** What a component test ends with, open or empty or refused, axe finds nothing in. */
import { afterEach, expect, vi } from 'vitest';
import { axeFindings } from './axe.ts';

/** Of documents with more elements axe would look at each for half a minute. */
const MOST_ELEMENTS = 3_000;

afterEach(async () => {
  // Axe waits for timers.
  if (vi.isFakeTimers() || document.querySelectorAll('*').length > MOST_ELEMENTS) return;
  expect(await axeFindings(), 'what axe finds').toEqual([]);
});
