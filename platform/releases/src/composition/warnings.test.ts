import { expect, test } from 'vitest';
import type { Fleet, HotelChoice, RemoteChoice } from '../contracts/fleet.ts';
import { auth, fleetOf, hotel, listings, shellRelease } from '../testing/fixtures.ts';
import { releaseIndexOf } from './release-index.ts';
import { warningsOf } from './warnings.ts';

const all = [shellRelease(), auth, hotel, listings];
const base = fleetOf(all);
/** Returns the warnings of the base fleet with this change, each after its hotels. */
function warnings(change: Partial<Fleet>, releases = all): string[] {
  const document = { text: '', fleet: { ...base, ...change }, errors: [] };
  return warningsOf(document, releaseIndexOf(releases)).map(
    ({ text, hotels }) => `${hotels.join(' ')}: ${text}`,
  );
}
const channelsWith = (channels: Fleet['channels']) => ({
  channels: { ...base.channels, ...channels },
});
const hotelsWith = (remotes: Record<string, RemoteChoice>, more: HotelChoice = {}) => ({
  hotels: { ...base.hotels, inn: { remotes, ...more } },
});

test('has no warnings for a fleet whose releases all exist', () => {
  expect(warnings({})).toEqual([]);
  expect(warnings({ ...channelsWith({}), withdrawn: {} })).toEqual([]);
});

test('warns of a missing previous release of an enabled remote and of the shell', () => {
  const stable = { current: '1.0.0', previous: '0.9.0' };
  expect(warnings(channelsWith({ 'mfe-listings': { stable } }))).toEqual([]);
  const text = 'is not in the release store, so that there is none to fall back to';
  expect(warnings(channelsWith({ 'mfe-hotel': { stable } }))).toEqual([
    `*: mfe-hotel 0.9.0 ${text}`,
  ]);
  expect(warnings(channelsWith({ shell: { stable } }))).toEqual([`* default: shell 0.9.0 ${text}`]);
});

test('warns of a withdrawn release and names the replacement, if there is one', () => {
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

test('warns of a missing channel "next" and names the replacement', () => {
  expect(warnings(hotelsWith({ 'mfe-hotel': { channel: 'next' } }))).toEqual([
    'inn: mfe-hotel has no channel "next", so that hotels which chose it get "stable"',
  ]);
});

test('warns of a withdrawal of an unknown remote and suggests the intended name', () => {
  const withdrawn = { 'mfe-listing': { '1.0.0': 'It throws.' }, 'mfe-spa': { '1.0.0': 'x' } };
  expect(warnings({ withdrawn, ...hotelsWith({ 'mfe-spa': { enabled: false } }) })).toEqual([
    ': versions of mfe-listing are withdrawn, but no hotel has it: did you mean "mfe-listings"?',
  ]);
});

test("ORIGIN-05 warns of origins that a hotel's releases name but may not call, rollouts included", () => {
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
