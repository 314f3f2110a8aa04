import { expect, test } from 'vitest';
import { describeCollected } from './gc-command.ts';

const collected = {
  releases: ['mfe-spa@1.0.0', 'shell@2.0.0'],
  incomplete: 2,
  bytes: 2_500_000,
  kept: { inUse: 5, recent: 1 },
};
const nothing = { releases: [], incomplete: 0, bytes: 0, kept: { inUse: 5, recent: 1 } };

test('lists removed releases, freed bytes and the number of kept releases', () => {
  expect(describeCollected(collected, 30, false)).toEqual([
    'mfe-spa 1.0.0 removed.',
    'shell 2.0.0 removed.',
    '2 incomplete releases removed.',
    '2,500,000 bytes freed.',
    'Kept: 5 needed by hotels, 1 used or published in the last 30 days.',
  ]);
});

test('FLEET-137 a dry run lists what it would remove', () => {
  expect(describeCollected({ ...collected, releases: [] }, 7, true)).toEqual([
    '2 incomplete releases would be removed.',
    '2,500,000 bytes would be freed.',
    'Kept: 5 needed by hotels, 1 used or published in the last 7 days.',
  ]);
});

test('says if there is nothing to remove', () => {
  expect(describeCollected(nothing, 30, false)[0]).toBe('Nothing to remove.');
  expect(describeCollected(nothing, 30, true)).toHaveLength(2);
});
