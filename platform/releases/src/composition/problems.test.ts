import { expect, test } from 'vitest';
import type { Fleet } from '../contracts/fleet.ts';
import { auth, fleetOf, hotel, remoteRelease, shellRelease } from '../testing/fixtures.ts';
import { firstProblems, groupedProblems, hotelsOf, validateAt } from './problems.ts';
import { releaseIndexOf } from './release-index.ts';

const problem = (number: number) => ({ text: `Problem ${number}`, hotels: ['inn'] });
const problems = (count: number) => Array.from({ length: count }, (_, index) => problem(index + 1));
const documentOf = (fleet: Fleet, ...errors: { text: string; hotel?: string }[]) => ({
  text: '',
  fleet,
  errors,
});

test('shows the first twenty problems and counts the rest', () => {
  expect(firstProblems(problems(20))).toEqual(problems(20));
  expect(firstProblems(problems(22))).toEqual([
    ...problems(20),
    { text: 'and 2 more', hotels: [] },
  ]);
  expect(firstProblems([])).toEqual([]);
});

test('names all hotels, default, and those with an unreadable entry', () => {
  const fleet: Fleet = { channels: {}, hotels: { inn: {}, '*': {} } };
  const errors = [{ text: 'x', hotel: 'spa' }, { text: 'y', hotel: 'inn' }, { text: 'z' }];
  expect(hotelsOf(documentOf(fleet, ...errors))).toEqual(['*', 'default', 'inn', 'spa']);
});

test('FLEET-03 assigns an error of a document to its hotel, or to all', () => {
  const releases = [shellRelease(), auth, hotel];
  const fleet = fleetOf(releases, { inn: {} });
  const at = (slug: string, ...errors: { text: string; hotel?: string }[]) =>
    validateAt(documentOf(fleet, ...errors), slug, releaseIndexOf(releases)).problems;
  expect(at('inn', { text: 'an error', hotel: 'inn' })).toEqual(['an error']);
  expect(at('spa', { text: 'an error', hotel: 'inn' })).toEqual([]);
  expect(at('spa', { text: 'an error', hotel: '*' })).toEqual(['an error']);
  expect(at('spa', { text: 'an error' })).toEqual(['an error']);
});

test('FLEET-111 accepts six concurrent rollouts if each pair of them works together', () => {
  const names = Array.from({ length: 7 }, (_, index) => `mfe-extra-${index}`);
  const mounts = (path: string) => [{ path, area: 'public', screen: 'x' } as const];
  const older = names.map((name) => remoteRelease(name, mounts(name)));
  // Two of the newer releases have the same address.
  const newer = older.map((release, index) => ({
    ...release,
    version: '1.1.0',
    mounts: index < 2 ? mounts('offers') : release.mounts,
  }));
  const base = [shellRelease(), auth, hotel, ...older];
  const at = (...rolledOut: string[]) => {
    const fleet = fleetOf(base, {
      inn: { remotes: Object.fromEntries(names.map((name) => [name, { enabled: true }])) },
    });
    const rollout = { version: '1.1.0', percent: 10 };
    for (const name of rolledOut) fleet.channels[name] = { stable: { current: '1.0.0', rollout } };
    return validateAt(documentOf(fleet), 'inn', releaseIndexOf([...base, ...newer])).problems;
  };
  expect(at(...names)).toEqual(['7 releases are rolled out at once; at most 6 may be']);
  expect(at(...names.slice(1))).toEqual([]);
  expect(at(...names.slice(0, 6))).toEqual([
    'the mounts mfe-extra-0 /:slug/offers and mfe-extra-1 /:slug/offers collide',
  ]);
});

test('lists each sentence once with its hotels', () => {
  const problemsByHotel: Record<string, string[]> = { inn: ['a', 'a', 'b'], spa: ['b'], bar: [] };
  expect(
    groupedProblems(Object.keys(problemsByHotel), (slug) => problemsByHotel[slug] ?? []),
  ).toEqual([
    { text: 'a', hotels: ['inn'] },
    { text: 'b', hotels: ['inn', 'spa'] },
  ]);
});
