import { expect, test } from 'vitest';
import { auth, fleetOf, hotel, listings, shellRelease } from '../testing/fixtures.ts';
import { choiceOf } from './choices.ts';
import { withOverrides } from './overrides.ts';
import { releaseIndexOf } from './release-index.ts';

const HOTEL = 'grand-plaza';
const all = [shellRelease(), auth, hotel, listings];
const fleet = fleetOf(all, {
  [HOTEL]: {
    signup_hotel: 'inn',
    remotes: { 'mfe-listings': { enabled: false }, 'mfe-auth': { pin: '1.0.0' } },
  },
  inn: {},
});
const base = { fleet, releases: releaseIndexOf(all) };
const other = { ...hotel, version: '2.0.0' };
const nothing = () => false;

test('overrides releases at one hotel only', () => {
  const { fleet: changed, releases } = withOverrides(base, HOTEL, [other], nothing);
  expect(choiceOf(changed, HOTEL, 'mfe-hotel')).toMatchObject({
    versions: ['2.0.0'],
    enabled: true,
  });
  expect(choiceOf(changed, 'inn', 'mfe-hotel').versions).toEqual(['1.0.0']);
  expect(changed.hotels[HOTEL]?.signup_hotel).toBe('inn');
  expect(changed.hotels[HOTEL]?.remotes?.['mfe-auth']).toEqual({ pin: '1.0.0' });
  expect(changed.channels).toEqual(fleet.channels);
  expect(releases.get('mfe-hotel', '2.0.0')).toMatchObject(other);
  expect(releases.get('mfe-hotel', '1.0.0')).toMatchObject(hotel);
  expect(releases.absenceOf('mfe-hotel', '3.0.0')).toBe('is not in the release store');
});

test('adds an entry to a hotel without one', () => {
  const { fleet: changed } = withOverrides(base, 'spa', [other], nothing);
  expect(changed.hotels.spa).toEqual({ remotes: { 'mfe-hotel': { pin: '2.0.0' } } });
});

test('keeps a disabled remote disabled unless the override enables it', () => {
  const enabledBy = (enables: (name: string) => boolean) =>
    withOverrides(base, HOTEL, [{ ...listings, version: '2.0.0' }], enables).fleet.hotels[HOTEL]
      ?.remotes?.['mfe-listings'];
  expect(enabledBy(nothing)).toEqual({ enabled: false, pin: '2.0.0' });
  expect(enabledBy((name) => name === 'mfe-listings')).toEqual({ enabled: true, pin: '2.0.0' });
});
