import type { Fleet } from '@foyer/shared/contracts/fleet';
import { expect, test } from 'vitest';
import { mixesOf, rolloutsAt, takenBy } from './rollouts.ts';

const LOTS = Array.from({ length: 400 }, (_, place) => `lot-number-${place}`);
const takers = (rollouts: [string, number][], name: string) =>
  LOTS.filter((lot) => takenBy(lot, new Map(rollouts)).has(name));

test('FLEET-60 what is rolled out at a hotel is what it has enabled, and the shell', () => {
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
  expect([...rolloutsAt(fleet, 'grand-plaza')]).toEqual([
    ['shell', 20],
    ['mfe-spa', 10],
  ]);
});

test('FLEET-60 so many of a hundred browsers take a release, and raising the number only adds', () => {
  const ten = takers([['mfe-spa', 10]], 'mfe-spa');
  const fifty = takers([['mfe-spa', 50]], 'mfe-spa');
  expect(ten.length / LOTS.length).toBeCloseTo(0.1, 1);
  expect(fifty.length / LOTS.length).toBeCloseTo(0.5, 1);
  expect(fifty).toEqual(expect.arrayContaining(ten));
  expect(takers([['mfe-spa', 100]], 'mfe-spa')).toEqual(LOTS);
  expect(takers([['mfe-spa', 0]], 'mfe-spa')).toEqual([]);
});

test('FLEET-60 a browser takes each remote by a place of its own', () => {
  const half: [string, number][] = [
    ['mfe-spa', 50],
    ['mfe-bar', 50],
  ];
  expect(takers(half, 'mfe-spa')).not.toEqual(takers(half, 'mfe-bar'));
  expect(takers(half, 'mfe-spa')).toEqual(takers([['mfe-spa', 50]], 'mfe-spa'));
});

test('FLEET-60 a browser without a lot takes nothing', () => {
  expect(takenBy(undefined, new Map([['mfe-spa', 100]])).size).toBe(0);
  expect(takenBy('lot-number-1', new Map()).size).toBe(0);
});

test('FLEET-60 tried are nothing, each rollout alone, and each two of them', () => {
  expect(mixesOf(['a', 'b', 'c']).map((taken) => [...taken].join())).toEqual([
    '',
    'a',
    'b',
    'c',
    'a,b',
    'a,c',
    'b,c',
  ]);
  expect(mixesOf([])).toHaveLength(1);
});
