import { expect, test } from 'vitest';
import type { Fleet } from '../contracts/fleet.ts';
import { Release } from '../contracts/release.ts';
import { hotel, listings, shellRelease } from '../testing/fixtures.ts';
import { namedReleasesOf, readReleases, releaseIndexOf } from './release-index.ts';

test('finds a release by its name and version', () => {
  const newer = { ...hotel, version: '1.1.0' };
  const releases = releaseIndexOf([hotel, newer, listings]);
  expect(releases.get('mfe-hotel', '1.0.0')).toMatchObject(hotel);
  expect(releases.get('mfe-hotel', '1.1.0')).toMatchObject(newer);
  expect(releases.get('mfe-listings', '1.1.0')).toBeUndefined();
  expect(releases.get('mfe-spa', '1.0.0')).toBeUndefined();
  expect(releases.absenceOf('mfe-spa', '1.0.0')).toBe('is not in the release store');
  expect(releases.missing).toEqual([]);
});

test('lists the versions of both channels, pins and own releases, each once', () => {
  const channel = (version: string) => ({
    current: `${version}.2`,
    previous: `${version}.1`,
    rollout: { version: `${version}.3`, percent: 10 },
  });
  const fleet: Fleet = {
    channels: {
      'mfe-spa': { stable: channel('1.0'), next: channel('2.0') },
      'mfe-bar': { stable: { current: '1.0.0' } },
    },
    hotels: {
      '*': { remotes: { 'mfe-spa': { pin: '3.0.0' } } },
      inn: { remotes: { 'mfe-spa': { release: channel('4.0') }, 'mfe-bar': { pin: '1.0.0' } } },
      spa: {},
    },
  };
  const spa = ['1.0.2', '1.0.1', '1.0.3', '2.0.2', '2.0.1', '2.0.3', '3.0.0'];
  const own = ['4.0.2', '4.0.1', '4.0.3'];
  const named = [...namedReleasesOf(fleet).values()];
  expect(named).toEqual([
    ...spa.map((version) => ['mfe-spa', version]).slice(0, 6),
    ['mfe-bar', '1.0.0'],
    ['mfe-spa', '3.0.0'],
    ...own.map((version) => ['mfe-spa', version]),
  ]);
});

test('reports an unavailable release as missing with a reason that ends a sentence', async () => {
  const failures: Record<string, () => unknown> = {
    'mfe-none': () => undefined,
    'mfe-text': () => JSON.parse('{'),
    'mfe-shape': () => Release.parse({}),
    'mfe-away': () => {
      throw new Error('connect ECONNREFUSED /srv/x');
    },
    'mfe-code': () => {
      throw Object.assign(new Error('/srv/x'), { code: 'EACCES' });
    },
    'mfe-hotel': () => hotel,
  };
  const names = Object.keys(failures);
  const fleet: Fleet = {
    channels: Object.fromEntries(names.map((name) => [name, { stable: { current: '1.0.0' } }])),
    hotels: {},
  };
  const releases = await readReleases(fleet, {
    manifest: async (name) => failures[name]?.() as Release,
  });
  expect(releases.get('mfe-hotel', '1.0.0')).toMatchObject(hotel);
  expect(releases.missing.map(([name]) => name)).toEqual(names.slice(0, -1));
  expect(names.slice(0, -1).map((name) => releases.absenceOf(name, '1.0.0'))).toEqual([
    'is not in the release store',
    'cannot be read: its release.json is damaged',
    'cannot be read: its release.json is damaged',
    'cannot be read: the release store cannot read it',
    'cannot be read: the release store cannot read it (EACCES)',
  ]);
});

test('reports the conflicts of a replaced release or shell', () => {
  const newest = shellRelease({ singletons: { react: '20.1.0' } });
  const remote = { ...hotel, singletons: { react: '^20.0.0' } };
  const releases = releaseIndexOf([shellRelease(), hotel, remote]);
  const conflictsIn = (index: typeof releases) => {
    const shell = index.get('shell', '1.0.0');
    return shell && index.get('mfe-hotel', '1.0.0')?.conflictsWith(shell);
  };
  const conflict = 'mfe-hotel 1.0.0 needs react ^20.0.0, the shell 1.0.0 provides 19.3.1';
  expect(conflictsIn(releases)).toEqual([conflict]);
  expect(conflictsIn(releases.with([hotel]))).toEqual([]);
  expect(conflictsIn(releases.with([newest]))).toEqual([]);
});
