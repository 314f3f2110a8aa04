import { expect, test } from 'vitest';
import { describeCollected } from './describe.ts';

const collected = {
  releases: ['mfe-spa@1.0.0', 'shell@2.0.0'],
  halves: 2,
  bytes: 2_500_000,
  kept: { inUse: 5, recent: 1 },
};
const nothing = { releases: [], halves: 0, bytes: 0, kept: { inUse: 5, recent: 1 } };

test('a run says what it removed, what is free by that, and what it kept', () => {
  expect(describeCollected(collected, 30, false)).toEqual([
    'mfe-spa 1.0.0 removed.',
    'shell 2.0.0 removed.',
    '2 half-written releases removed.',
    '2,500,000 bytes are free.',
    'Kept: 5 that hotels need, 1 used or published in the last 30 days.',
  ]);
});

test('FLEET-17 a dry run says what it would remove', () => {
  expect(describeCollected({ ...collected, releases: [] }, 7, true)).toEqual([
    '2 half-written releases would be removed.',
    '2,500,000 bytes would be free.',
    'Kept: 5 that hotels need, 1 used or published in the last 7 days.',
  ]);
});

test('a run that has nothing to remove says so', () => {
  expect(describeCollected(nothing, 30, false)[0]).toBe('Nothing to remove.');
  expect(describeCollected(nothing, 30, true)).toHaveLength(2);
});
