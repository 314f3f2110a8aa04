import { expect, test } from 'vitest';
import { releasesOf } from '../../gateway/src/composition/releases.ts';
import { FleetError } from '../../gateway/src/composition/resolve.ts';
import {
  auth,
  fleetOf,
  hotel,
  listings,
  remoteRelease,
  shellRelease,
} from '../../gateway/src/testing/fixtures.ts';
import { EMPTY_FLEET } from '../../shared/src/contracts/fleet.ts';
import type { Release } from '../../shared/src/contracts/release.ts';
import type { PartState } from '../parts/part-state.ts';
import { compose, versionIn } from './compose.ts';

const HOTEL = 'grand-plaza';
const older = { ...hotel, version: '0.9.0' };
const all = [shellRelease(), auth, hotel, older, listings];
const releases = releasesOf(all);
const fleet = fleetOf([shellRelease(), auth, hotel, listings], {
  [HOTEL]: { remotes: { 'mfe-hotel': { pin: '0.9.0' } } },
});
const base = { fleet, releases };
const golf = remoteRelease(
  'mfe-golf',
  [{ path: 'golf', area: 'dashboard', screen: 'golf', ahead: true }],
  { menu: [{ label: 'Golf', to: 'golf', badge: 'tee' }] },
);

const source = (release: Release): Release => ({ ...release, version: '0.0.0-dev-abc', files: {} });
const resting = (release: Release): PartState => ({
  name: release.name,
  release: source(release),
  isStarting: false,
  problems: [],
});
const open = (release: Release): PartState => ({
  ...resting(release),
  origin: 'http://localhost:3001',
});

function versions(parts: PartState[], named?: string) {
  const { resolution } = compose(base, HOTEL, parts, named);
  const names = ['shell', 'mfe-auth', 'mfe-hotel', 'mfe-listings', 'mfe-golf'];
  return names.map((name) => versionIn(resolution, name));
}

test('DEV-04 what rests has the release of the hotel’s own entry, what is open its source', () => {
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

test('DEV-02 the one that is named is at every hotel, and it is said where it is not else', () => {
  expect(versions([open(listings)], 'mfe-listings')[3]).toBe('0.0.0-dev-abc');
  expect(compose(base, HOTEL, [open(listings)], 'mfe-listings').isEnabledHere).toBe(true);
  expect(compose(base, HOTEL, [open(hotel)], 'mfe-hotel').isEnabledHere).toBe(false);
});

test('DEV-04 one without a release is there by its declaration, and nothing of it comes ahead', () => {
  const { resolution } = compose(base, HOTEL, [resting(golf)], undefined);
  const { mounts, menu } = resolution.composition;
  expect(mounts.find(({ remote }) => remote === 'mfe-golf')).not.toHaveProperty('ahead');
  expect(menu.find(({ remote }) => remote === 'mfe-golf')).not.toHaveProperty('badge');
  const opened = compose(base, HOTEL, [open(golf)], undefined).resolution.composition;
  expect(opened.mounts.find(({ remote }) => remote === 'mfe-golf')).toHaveProperty('ahead', true);
  expect(opened.menu.find(({ remote }) => remote === 'mfe-golf')).toHaveProperty('badge', 'tee');
});

test('DEV-04 where nothing was ever published everything is there by its declaration', () => {
  const nothing = { fleet: EMPTY_FLEET, releases: releasesOf([]) };
  const parts = [open(shellRelease()), resting(auth), resting(hotel), resting(golf)];
  const { resolution } = compose(nothing, HOTEL, parts, undefined);
  expect(resolution.composition.remotes.map(({ name }) => name)).toEqual([
    'mfe-auth',
    'mfe-golf',
    'mfe-hotel',
  ]);
});

test('DEV-08 one whose addresses are another’s is left out, and the hotel keeps what it has', () => {
  const twin = remoteRelease('mfe-twin', hotel.mounts);
  const { resolution, leftOut } = compose(base, HOTEL, [open(auth), open(twin)], undefined);
  expect([...leftOut.keys()]).toEqual(['mfe-twin']);
  expect(leftOut.get('mfe-twin')?.[0]).toMatch(/^the mounts .* collide$/);
  expect(versionIn(resolution, 'mfe-auth')).toBe('0.0.0-dev-abc');
  expect(versionIn(resolution, 'mfe-hotel')).toBe('0.9.0');
});

test('DEV-08 a hotel that has no page by its fleet says why', () => {
  const broken = { fleet, releases: releasesOf([auth, hotel]) };
  expect(() => compose(broken, HOTEL, [], undefined)).toThrow(FleetError);
});

test('ORIGIN-07 the further APIs of what comes from its source are allowed, but where the fleet says no', () => {
  const origins = ['https://a.example', 'https://b.example'];
  const denying = {
    fleet: {
      ...fleet,
      hotels: { ...fleet.hotels, [HOTEL]: { api_origins: { 'https://b.example': false } } },
    },
    releases,
  };
  const { resolution } = compose(denying, HOTEL, [open({ ...hotel, origins })], undefined);
  expect(resolution.composition.api_origins).toEqual(['https://a.example']);
});
