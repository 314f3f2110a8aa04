import { FleetError, releaseIndexOf } from '@foyer/releases/composition';
import type { Release } from '@foyer/releases/contracts';
import { EMPTY_FLEET } from '@foyer/releases/contracts';
import {
  auth,
  fleetOf,
  hotel,
  listings,
  remoteRelease,
  shellRelease,
} from '@foyer/releases/testing/fixtures';
import { expect, test } from 'vitest';
import type { SourceState } from '../sources/source-state.ts';
import { resolveWithSources, versionIn } from './resolve-with-sources.ts';

const HOTEL = 'grand-plaza';
const older = { ...hotel, version: '0.9.0' };
const all = [shellRelease(), auth, hotel, older, listings];
const releases = releaseIndexOf(all);
const fleet = fleetOf([shellRelease(), auth, hotel, listings], {
  [HOTEL]: { remotes: { 'mfe-hotel': { pin: '0.9.0' } } },
});
const base = { fleet, releases };
const golf = remoteRelease(
  'mfe-golf',
  [{ path: 'golf', area: 'dashboard', screen: 'golf', prefetchOffline: true }],
  { menu: [{ label: 'Golf', to: 'golf', badge: 'tee' }] },
);

const source = (release: Release): Release => ({ ...release, version: '0.0.0-dev-abc', files: {} });
const resting = (release: Release): SourceState => ({
  name: release.name,
  release: source(release),
  isStarting: false,
  problems: [],
});
const open = (release: Release): SourceState => ({
  ...resting(release),
  origin: 'http://localhost:3001',
});

function versions(sources: SourceState[], namedSource?: string) {
  const { resolution } = resolveWithSources(base, HOTEL, sources, namedSource);
  const names = ['shell', 'mfe-auth', 'mfe-hotel', 'mfe-listings', 'mfe-golf'];
  return names.map((name) => versionIn(resolution, name));
}

test('DEV-04 uses the hotel’s release for an unopened source and the source for an opened one', () => {
  expect(versions([resting(hotel), resting(auth)])).toEqual([
    '1.0.0',
    '1.0.0',
    '0.9.0',
    undefined,
    undefined,
  ]);
  const [, , opened, disabled] = versions([open(hotel), open(listings)]);
  expect(opened).toBe('0.0.0-dev-abc');
  expect(disabled).toBeUndefined();
});

test('DEV-02 enables the named remote at every hotel and tells where only development has it', () => {
  expect(versions([open(listings)], 'mfe-listings')[3]).toBe('0.0.0-dev-abc');
  expect(resolveWithSources(base, HOTEL, [open(listings)], 'mfe-listings').isEnabledOnlyHere).toBe(
    true,
  );
  expect(resolveWithSources(base, HOTEL, [open(hotel)], 'mfe-hotel').isEnabledOnlyHere).toBe(false);
});

test('DEV-15 includes a remote without a release by its declaration, without prefetch', () => {
  const { resolution } = resolveWithSources(base, HOTEL, [resting(golf)], undefined);
  const { mounts, menu } = resolution.composition;
  expect(mounts.find(({ remote }) => remote === 'mfe-golf')).not.toHaveProperty('prefetchOffline');
  expect(menu.find(({ remote }) => remote === 'mfe-golf')).not.toHaveProperty('badge');
  const opened = resolveWithSources(base, HOTEL, [open(golf)], undefined).resolution.composition;
  expect(opened.mounts.find(({ remote }) => remote === 'mfe-golf')).toHaveProperty(
    'prefetchOffline',
    true,
  );
  expect(opened.menu.find(({ remote }) => remote === 'mfe-golf')).toHaveProperty('badge', 'tee');
});

test('DEV-15 includes every remote by its declaration if nothing was ever published', () => {
  const nothing = { fleet: EMPTY_FLEET, releases: releaseIndexOf([]) };
  const sources = [open(shellRelease()), resting(auth), resting(hotel), resting(golf)];
  const { resolution } = resolveWithSources(nothing, HOTEL, sources, undefined);
  expect(resolution.composition.remotes.map(({ name }) => name)).toEqual([
    'mfe-auth',
    'mfe-golf',
    'mfe-hotel',
  ]);
});

test('DEV-19 skips a source whose mounts collide with another’s, and keeps the rest of the hotel', () => {
  const twin = remoteRelease('mfe-twin', hotel.mounts);
  const { resolution, skipped } = resolveWithSources(
    base,
    HOTEL,
    [open(auth), open(twin)],
    undefined,
  );
  expect([...skipped.keys()]).toEqual(['mfe-twin']);
  expect(skipped.get('mfe-twin')?.[0]).toMatch(/^the mounts .* collide$/);
  expect(versionIn(resolution, 'mfe-auth')).toBe('0.0.0-dev-abc');
  expect(versionIn(resolution, 'mfe-hotel')).toBe('0.9.0');
});

test('DEV-08 reports why a hotel has no page in its fleet', () => {
  const broken = { fleet, releases: releaseIndexOf([auth, hotel]) };
  expect(() => resolveWithSources(broken, HOTEL, [], undefined)).toThrow(FleetError);
});

test('ORIGIN-07 allows the further APIs of dev sources unless the fleet disallows them', () => {
  const origins = ['https://a.example', 'https://b.example'];
  const denying = {
    fleet: {
      ...fleet,
      hotels: { ...fleet.hotels, [HOTEL]: { api_origins: { 'https://b.example': false } } },
    },
    releases,
  };
  const { resolution } = resolveWithSources(
    denying,
    HOTEL,
    [open({ ...hotel, origins })],
    undefined,
  );
  expect(resolution.composition.api_origins).toEqual(['https://a.example']);
});
