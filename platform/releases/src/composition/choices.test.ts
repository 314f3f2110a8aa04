import { describe, expect, test } from 'vitest';
import type { Fleet } from '../contracts/fleet.ts';
import {
  choiceOf,
  choicesOf,
  hotelChoiceOf,
  isOriginAllowed,
  knownRemotesOf,
  mayRun,
} from './choices.ts';

const HOTEL = 'grand-plaza';
const REMOTE = 'mfe-spa';
const STABLE = { current: '1.1.0', previous: '1.0.0' };

/** Creates a fleet with the remote in both channels and these two entries. */
function fleetWith(
  mine: object | undefined = undefined,
  all: object | undefined = undefined,
  more: Partial<Fleet> = {},
): Fleet {
  return {
    channels: { [REMOTE]: { stable: STABLE, next: { current: '2.0.0' } } },
    hotels: {
      ...(all && { '*': { remotes: { [REMOTE]: all } } }),
      ...(mine && { [HOTEL]: { remotes: { [REMOTE]: mine } } }),
    },
    ...more,
  };
}
const choice = (...args: Parameters<typeof fleetWith>) =>
  choiceOf(fleetWith(...args), HOTEL, REMOTE);

test("replaces the entry for all by the hotel's own, key by key", () => {
  const hotels = {
    '*': { signup_hotel: 'inn', video_hosts: ['a.test'] },
    [HOTEL]: { signup_hotel: 'spa' },
  };
  const fleet = { channels: {}, hotels };
  expect(hotelChoiceOf(fleet, HOTEL)).toEqual({ signup_hotel: 'spa', video_hosts: ['a.test'] });
  expect(hotelChoiceOf(fleet, 'inn')).toEqual(hotels['*']);
  expect(hotelChoiceOf({ channels: {}, hotels: {} }, HOTEL)).toEqual({});
});

test("ORIGIN-02 ORIGIN-11 allows an origin by the hotel's own entry, else by the entry for all", () => {
  const hotels = {
    '*': { api_origins: { 'https://c.test': true, 'https://b.test': true } },
    [HOTEL]: { api_origins: { 'https://a.test': true, 'https://b.test': false } },
  };
  const fleet = { channels: {}, hotels };
  const allowedAt = (slug: string) =>
    ['https://a.test', 'https://b.test', 'https://c.test'].filter((origin) =>
      isOriginAllowed(fleet, slug, origin),
    );
  expect(allowedAt(HOTEL)).toEqual(['https://a.test', 'https://c.test']);
  expect(allowedAt('inn')).toEqual(['https://b.test', 'https://c.test']);
});

test("names the remotes of all channels, of the hotel's entry and of the entry for all, sorted", () => {
  const fleet: Fleet = {
    channels: { worker: { stable: STABLE }, 'mfe-spa': { stable: STABLE } },
    hotels: {
      '*': { remotes: { 'mfe-bar': {}, shell: {} } },
      [HOTEL]: { remotes: { 'mfe-art': {} } },
      inn: { remotes: { 'mfe-inn': {} } },
    },
  };
  expect(knownRemotesOf(fleet, HOTEL)).toEqual([
    'mfe-art',
    'mfe-auth',
    'mfe-bar',
    'mfe-hotel',
    'mfe-spa',
  ]);
  expect(knownRemotesOf({ channels: {}, hotels: {} }, HOTEL)).toEqual(['mfe-auth', 'mfe-hotel']);
  expect([...choicesOf(fleet, HOTEL).keys()]).toEqual(['shell', ...knownRemotesOf(fleet, HOTEL)]);
});

describe('the release that a hotel gets', () => {
  test.each([
    ['the fleet sets nothing', undefined, undefined, 'stable', ['1.1.0', '1.0.0']],
    [
      'it is pinned',
      { pin: '0.9.0', release: STABLE, channel: 'next' },
      undefined,
      'pin',
      ['0.9.0'],
    ],
    [
      'it has a release of its own',
      { release: { current: '0.9.0', previous: '0.8.0' }, channel: 'next' },
      undefined,
      'release',
      ['0.9.0', '0.8.0'],
    ],
    ['it chose next', { channel: 'next' }, undefined, 'next', ['2.0.0']],
    [
      'it chose stable, and all are pinned',
      { channel: 'stable' },
      { pin: '0.9.0' },
      'stable',
      ['1.1.0', '1.0.0'],
    ],
    ['all are pinned', { enabled: true }, { pin: '0.9.0' }, 'pin', ['0.9.0']],
    ['all are on next', undefined, { channel: 'next' }, 'next', ['2.0.0']],
  ])('if %s', (_, mine, all, reason, versions) => {
    expect(choice(mine, all)).toMatchObject({ reason, versions, lacksNext: false });
  });

  test('is none for a remote without a channel', () => {
    expect(choiceOf({ channels: {}, hotels: {} }, HOTEL, REMOTE)).toEqual({
      reason: 'stable',
      enabled: false,
      versions: [],
      rollout: undefined,
      withdrawn: undefined,
      lacksNext: false,
    });
  });

  test('is the stable one if the chosen channel next is missing, and the choice says so', () => {
    const channels = { [REMOTE]: { stable: STABLE } };
    const lacking = choice({ channel: 'next' }, undefined, { channels });
    expect(lacking).toMatchObject({ reason: 'stable', versions: ['1.1.0', '1.0.0'] });
    expect(lacking.lacksNext).toBe(true);
  });

  test('lists a release once that is its own predecessor', () => {
    expect(choice({ release: { current: '0.9.0', previous: '0.9.0' } }).versions).toEqual([
      '0.9.0',
    ]);
  });
});

describe('FLEET-07 a withdrawn release', () => {
  const withdrawn = (...versions: string[]) => ({
    withdrawn: { [REMOTE]: Object.fromEntries(versions.map((version) => [version, 'It throws.'])) },
  });

  test('is replaced by the previous release', () => {
    const got = choice(undefined, undefined, withdrawn('1.1.0'));
    expect(got).toMatchObject({ versions: ['1.0.0'], withdrawn: '1.1.0' });
  });

  test('is left out as previous release and reported nowhere', () => {
    const got = choice(undefined, undefined, withdrawn('1.0.0'));
    expect(got).toMatchObject({ versions: ['1.1.0'], withdrawn: undefined });
  });

  test('is replaced by the stable channel if a pin names it', () => {
    const got = choice({ pin: '0.9.0' }, undefined, withdrawn('0.9.0', '1.1.0'));
    expect(got).toMatchObject({ reason: 'pin', versions: ['1.0.0'], withdrawn: '0.9.0' });
  });

  test('leaves no release and no rollout if there is no other', () => {
    const stable = { current: '1.0.0', rollout: { version: '1.2.0', percent: 10 } };
    const channels = { [REMOTE]: { stable } };
    const got = choice(undefined, undefined, { channels, ...withdrawn('1.0.0') });
    expect(got).toMatchObject({ versions: [], withdrawn: '1.0.0' });
    expect(got.rollout).toBeUndefined();
  });

  test('does not affect the same version of another remote', () => {
    const other = { withdrawn: { 'mfe-bar': { '1.1.0': 'It throws.' } } };
    expect(choice(undefined, undefined, other).versions).toEqual(['1.1.0', '1.0.0']);
  });
});

describe('FLEET-61 a rollout', () => {
  const rollingOut = (version: string, more: Partial<Fleet> = {}, mine?: object) => {
    const stable = { ...STABLE, rollout: { version, percent: 10 } };
    return choice(mine, undefined, { channels: { [REMOTE]: { stable } }, ...more }).rollout;
  };

  test('belongs to the channel of the hotel', () => {
    expect(rollingOut('1.2.0')).toEqual({ version: '1.2.0', percent: 10 });
    expect(rollingOut('1.2.0', {}, { pin: '0.9.0' })).toBeUndefined();
  });

  test('ends once all browsers have the release or it is withdrawn', () => {
    expect(rollingOut('1.1.0')).toBeUndefined();
    const withdrawn = { [REMOTE]: { '1.2.0': 'It throws.' } };
    expect(rollingOut('1.2.0', { withdrawn })).toBeUndefined();
  });

  test('may be the release that other browsers fall back to', () => {
    expect(rollingOut('1.0.0')).toEqual({ version: '1.0.0', percent: 10 });
  });
});

describe('an enabled remote', () => {
  const enabled = (slug: string, name: string, mine?: boolean, all?: boolean) => {
    const hotels = {
      '*': { remotes: { [name]: { ...(all !== undefined && { enabled: all }) } } },
      [slug]: { remotes: { [name]: { ...(mine !== undefined && { enabled: mine }) } } },
    };
    return choiceOf({ channels: {}, hotels }, slug, name).enabled;
  };

  test("follows the hotel's own entry before the one for all", () => {
    expect(enabled(HOTEL, REMOTE)).toBe(false);
    expect(enabled(HOTEL, REMOTE, undefined, true)).toBe(true);
    expect(enabled(HOTEL, REMOTE, false, true)).toBe(false);
    expect(enabled(HOTEL, REMOTE, true, false)).toBe(true);
    expect(enabled(HOTEL, REMOTE, true)).toBe(true);
  });

  test('includes the required ones unless the fleet disables them', () => {
    expect(enabled(HOTEL, 'mfe-auth')).toBe(true);
    expect(enabled(HOTEL, 'mfe-hotel')).toBe(true);
    expect(enabled(HOTEL, 'mfe-hotel', undefined, false)).toBe(false);
  });

  test('is only auth at default, and others only by its own entry', () => {
    expect(enabled('default', 'mfe-auth')).toBe(true);
    expect(enabled('default', 'mfe-auth', undefined, false)).toBe(true);
    expect(enabled('default', 'mfe-auth', false)).toBe(false);
    expect(enabled('default', 'mfe-hotel')).toBe(false);
    expect(enabled('default', REMOTE, undefined, true)).toBe(false);
    expect(enabled('default', REMOTE, true)).toBe(true);
  });
});

test('FLEET-118 lets a browser run only current, fallback and rollout releases of the hotel', () => {
  const stable = { ...STABLE, rollout: { version: '1.2.0', percent: 10 } };
  const fleet = fleetWith({}, {}, { channels: { [REMOTE]: { stable } } });
  const versions = ['1.2.0', '1.1.0', '1.0.0', '0.9.0'];
  expect(versions.filter((version) => mayRun(fleet, HOTEL, REMOTE, version))).toEqual([
    '1.2.0',
    '1.1.0',
    '1.0.0',
  ]);
  expect(mayRun(fleet, HOTEL, 'mfe-bar', '1.1.0')).toBe(false);
});
