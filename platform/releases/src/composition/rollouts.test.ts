import { expect, test } from 'vitest';
import type { Fleet } from '../contracts/fleet.ts';
import { choicesOf } from './choices.ts';
import { activeRolloutsOf, rolloutCombinations, rolloutsOf } from './rollouts.ts';

const BUCKETS = Array.from({ length: 400 }, (_, index) => `bucket-number-${index}`);
const bucketsWith = (rollouts: [string, number][], name: string) =>
  BUCKETS.filter((bucket) => activeRolloutsOf(bucket, new Map(rollouts)).has(name));

test('FLEET-60 lists the rollouts of enabled remotes and of the shell', () => {
  const stable = { current: '1.0.0', rollout: { version: '1.1.0', percent: 10 } };
  const more = { current: '1.0.0', rollout: { version: '1.1.0', percent: 20 } };
  const fleet: Fleet = {
    channels: {
      shell: { stable: more },
      'mfe-spa': { stable },
      'mfe-bar': { stable },
      'mfe-art': { stable: { current: '1.0.0' } },
    },
    hotels: { '*': { remotes: { 'mfe-spa': { enabled: true }, 'mfe-art': { enabled: true } } } },
  };
  expect([...rolloutsOf(choicesOf(fleet, 'grand-plaza'))]).toEqual([
    ['shell', 20],
    ['mfe-spa', 10],
  ]);
});

test('FLEET-60 FLEET-141 selects the given percentage of browsers; raising it only adds browsers', () => {
  const ten = bucketsWith([['mfe-spa', 10]], 'mfe-spa');
  const fifty = bucketsWith([['mfe-spa', 50]], 'mfe-spa');
  expect(ten.length / BUCKETS.length).toBeCloseTo(0.1, 1);
  expect(fifty.length / BUCKETS.length).toBeCloseTo(0.5, 1);
  expect(fifty).toEqual(expect.arrayContaining(ten));
  expect(bucketsWith([['mfe-spa', 100]], 'mfe-spa')).toEqual(BUCKETS);
  expect(bucketsWith([['mfe-spa', 0]], 'mfe-spa')).toEqual([]);
});

test('FLEET-60 gives a browser an independent position for each remote', () => {
  const half: [string, number][] = [
    ['mfe-spa', 50],
    ['mfe-bar', 50],
  ];
  expect(bucketsWith(half, 'mfe-spa')).not.toEqual(bucketsWith(half, 'mfe-bar'));
  expect(bucketsWith(half, 'mfe-spa')).toEqual(bucketsWith([['mfe-spa', 50]], 'mfe-spa'));
});

test('FLEET-60 selects nothing for a browser without a rollout bucket', () => {
  expect(activeRolloutsOf(undefined, new Map([['mfe-spa', 100]])).size).toBe(0);
  expect(activeRolloutsOf('bucket-number-1', new Map()).size).toBe(0);
});

test('FLEET-111 validates no rollout, each rollout alone, and each pair', () => {
  expect(rolloutCombinations(['a', 'b', 'c']).map((active) => [...active].join())).toEqual([
    '',
    'a',
    'b',
    'c',
    'a,b',
    'a,c',
    'b,c',
  ]);
  expect(rolloutCombinations([])).toHaveLength(1);
});
