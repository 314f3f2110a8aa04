import type { Fleet, HotelChoice, RemoteChoice } from '@foyer/shared/contracts/fleet';
import { expect, test } from 'vitest';
import { auth, fleetOf, hotel, listings, shellRelease } from '../testing/fixtures.ts';
import { releasesOf } from './releases.ts';
import { warningsOf } from './warnings.ts';

const all = [shellRelease(), auth, hotel, listings];
const base = fleetOf(all);
/** The warnings of the base fleet with this change, each behind its hotels. */
function warnings(change: Partial<Fleet>, releases = all): string[] {
  const document = { text: '', fleet: { ...base, ...change }, wrong: [] };
  return warningsOf(document, releasesOf(releases)).map(
    ({ text, hotels }) => `${hotels.join(' ')}: ${text}`,
  );
}
const channelsWith = (channels: Fleet['channels']) => ({
  channels: { ...base.channels, ...channels },
});
const hotelsWith = (remotes: Record<string, RemoteChoice>, more: HotelChoice = {}) => ({
  hotels: { ...base.hotels, inn: { remotes, ...more } },
});

test('a fleet that has all of its releases has no warnings', () => {
  expect(warnings({})).toEqual([]);
  expect(warnings({ ...channelsWith({}), withdrawn: {} })).toEqual([]);
});

test('a previous release that is not there is missed where the remote is enabled, and of the shell', () => {
  const stable = { current: '1.0.0', previous: '0.9.0' };
  expect(warnings(channelsWith({ 'mfe-listings': { stable } }))).toEqual([]);
  const text = 'is not in the release store, so that there is none to fall back to';
  expect(warnings(channelsWith({ 'mfe-hotel': { stable } }))).toEqual([
    `*: mfe-hotel 0.9.0 ${text}`,
  ]);
  expect(warnings(channelsWith({ shell: { stable } }))).toEqual([`* default: shell 0.9.0 ${text}`]);
});

test('a withdrawn release is told with the one that runs instead, where there is one', () => {
  const stable = { current: '1.1.0', previous: '1.0.0' };
  const withdrawn = (...versions: string[]) => ({
    ...channelsWith({ 'mfe-hotel': { stable } }),
    withdrawn: { 'mfe-hotel': Object.fromEntries(versions.map((one) => [one, 'It throws.'])) },
  });
  const releases = [...all, { ...hotel, version: '1.1.0' }];
  expect(warnings(withdrawn('1.1.0'), releases)).toEqual([
    '*: mfe-hotel 1.1.0 is withdrawn, so that 1.0.0 runs instead',
  ]);
  expect(warnings(withdrawn('1.1.0', '1.0.0'), releases)).toEqual([]);
});

test('a channel whose release is not there and that no hotel runs is told', () => {
  const text = 'is not in the release store';
  const next = { stable: { current: '1.0.0' }, next: { current: '3.0.0' } };
  expect(warnings(channelsWith({ 'mfe-listings': next }))).toEqual([
    `: mfe-listings 3.0.0 of the channel "next" ${text}`,
  ]);
  expect(warnings(channelsWith({ 'mfe-listings': { stable: { current: '3.0.0' } } }))).toEqual([
    `: mfe-listings 3.0.0 of the channel "stable" ${text}`,
  ]);
  expect(warnings(channelsWith({ 'mfe-hotel': next }))).toEqual([
    `: mfe-hotel 3.0.0 of the channel "next" ${text}`,
  ]);
  // Where hotels run it, it is a problem of theirs.
  expect(warnings(channelsWith({ 'mfe-hotel': { stable: { current: '3.0.0' } } }))).toEqual([]);
  expect(warnings(channelsWith({ shell: { stable: { current: '3.0.0' } } }))).toEqual([]);
});

test('a hotel on a channel "next" that is not there is told what it gets instead', () => {
  expect(warnings(hotelsWith({ 'mfe-hotel': { channel: 'next' } }))).toEqual([
    'inn: mfe-hotel has no channel "next", so that hotels which chose it get "stable"',
  ]);
});

test('a withdrawal of a remote that no hotel has is told with the name that was meant', () => {
  const withdrawn = { 'mfe-listing': { '1.0.0': 'It throws.' }, 'mfe-spa': { '1.0.0': 'x' } };
  expect(warnings({ withdrawn, ...hotelsWith({ 'mfe-spa': { enabled: false } }) })).toEqual([
    ': of mfe-listing, versions are withdrawn, and no hotel has it: did you mean "mfe-listings"?',
  ]);
});

test('ORIGIN-05 a hotel is told what its releases name and may not call, rollouts included', () => {
  const naming = (version: string, ...origins: string[]) => ({ ...hotel, version, origins });
  const releases = [
    shellRelease(),
    auth,
    listings,
    naming('1.0.0', 'https://a.test', 'https://b.test'),
    naming('1.1.0', 'https://c.test'),
  ];
  const stable = { current: '1.0.0', rollout: { version: '1.1.0', percent: 10 } };
  const change = {
    ...channelsWith({ 'mfe-hotel': { stable } }),
    ...hotelsWith({}, { api_origins: { 'https://a.test': true, 'https://c.test': true } }),
  };
  expect(warnings(change, releases)).toEqual([
    '*: mfe-hotel 1.0.0 names https://a.test, which is not allowed',
    '* inn: mfe-hotel 1.0.0 names https://b.test, which is not allowed',
    '*: mfe-hotel 1.1.0 names https://c.test, which is not allowed',
  ]);
  const off = hotelsWith({ 'mfe-hotel': { enabled: false } });
  expect(warnings({ ...change, hotels: { inn: off.hotels.inn } }, releases).join()).not.toContain(
    'inn',
  );
});
