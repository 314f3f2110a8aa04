import type { Fleet } from '@foyer/shared/contracts/fleet';
import { expect, test } from 'vitest';
import { auth, fleetOf, hotel, remoteRelease, shellRelease } from '../testing/fixtures.ts';
import { firstOf, hotelsOf, problemsAt, problemsTogether } from './problems.ts';
import { releasesOf } from './releases.ts';

const problem = (place: number) => ({ text: `Problem ${place}`, hotels: ['inn'] });
const problems = (count: number) => Array.from({ length: count }, (_, place) => problem(place + 1));
const documentOf = (fleet: Fleet, ...wrong: { text: string; hotel?: string }[]) => ({
  text: '',
  fleet,
  wrong,
});

test('of many problems the first twenty are shown, and how many more there are', () => {
  expect(firstOf(problems(20))).toEqual(problems(20));
  expect(firstOf(problems(22))).toEqual([...problems(20), { text: 'and 2 more', hotels: [] }]);
  expect(firstOf([])).toEqual([]);
});

test('a document speaks of all hotels, of default, and of those whose entry cannot be read', () => {
  const fleet: Fleet = { channels: {}, hotels: { inn: {}, '*': {} } };
  const wrong = [{ text: 'x', hotel: 'spa' }, { text: 'y', hotel: 'inn' }, { text: 'z' }];
  expect(hotelsOf(documentOf(fleet, ...wrong))).toEqual(['*', 'default', 'inn', 'spa']);
});

test('FLEET-03 what is wrong in a document concerns its hotel, or all of them', () => {
  const releases = [shellRelease(), auth, hotel];
  const fleet = fleetOf(releases, { inn: {} });
  const at = (slug: string, ...wrong: { text: string; hotel?: string }[]) =>
    problemsAt(documentOf(fleet, ...wrong), slug, releasesOf(releases));
  expect(at('inn', { text: 'a slip', hotel: 'inn' })).toEqual(['a slip']);
  expect(at('spa', { text: 'a slip', hotel: 'inn' })).toEqual([]);
  expect(at('spa', { text: 'a slip', hotel: '*' })).toEqual(['a slip']);
  expect(at('spa', { text: 'a slip' })).toEqual(['a slip']);
});

test('FLEET-60 six releases may be rolled out at once; each two of them have to go together', () => {
  const names = Array.from({ length: 7 }, (_, place) => `mfe-extra-${place}`);
  const mounts = (path: string) => [{ path, area: 'public', screen: 'x' } as const];
  const older = names.map((name) => remoteRelease(name, mounts(name)));
  // Two of the newer ones want the same address.
  const newer = older.map((release, place) => ({
    ...release,
    version: '1.1.0',
    mounts: place < 2 ? mounts('offers') : release.mounts,
  }));
  const base = [shellRelease(), auth, hotel, ...older];
  const at = (...rolledOut: string[]) => {
    const fleet = fleetOf(base, {
      inn: { remotes: Object.fromEntries(names.map((name) => [name, { enabled: true }])) },
    });
    const rollout = { version: '1.1.0', percent: 10 };
    for (const name of rolledOut) fleet.channels[name] = { stable: { current: '1.0.0', rollout } };
    return problemsAt(documentOf(fleet), 'inn', releasesOf([...base, ...newer]));
  };
  expect(at(...names)).toEqual(['7 releases are rolled out at once, and 6 may be']);
  expect(at(...names.slice(1))).toEqual([]);
  expect(at(...names.slice(0, 6))).toEqual([
    'the mounts mfe-extra-0 /:slug/offers and mfe-extra-1 /:slug/offers collide',
  ]);
});

test('each sentence stands once, with the hotels that it is said of', () => {
  const said: Record<string, string[]> = { inn: ['a', 'a', 'b'], spa: ['b'], bar: [] };
  expect(problemsTogether(Object.keys(said), (slug) => said[slug] ?? [])).toEqual([
    { text: 'a', hotels: ['inn'] },
    { text: 'b', hotels: ['inn', 'spa'] },
  ]);
});
