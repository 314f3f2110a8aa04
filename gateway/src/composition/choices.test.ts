import type { Fleet } from '@foyer/shared/contracts/fleet';
import { describe, expect, test } from 'vitest';
import {
  allowedAt,
  choiceOf,
  choicesAt,
  hotelChoice,
  knownRemotes,
  mayCall,
  mayRun,
} from './choices.ts';

const HOTEL = 'grand-plaza';
const REMOTE = 'mfe-spa';
const STABLE = { current: '1.1.0', previous: '1.0.0' };

/** A fleet that has the remote in both channels, and says this of it for all and for the hotel. */
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

test("a hotel's own entry replaces that for all, key by key", () => {
  const hotels = {
    '*': { signup_hotel: 'inn', video_hosts: ['a.test'] },
    [HOTEL]: { signup_hotel: 'spa' },
  };
  const fleet = { channels: {}, hotels };
  expect(hotelChoice(fleet, HOTEL)).toEqual({ signup_hotel: 'spa', video_hosts: ['a.test'] });
  expect(hotelChoice(fleet, 'inn')).toEqual(hotels['*']);
  expect(hotelChoice({ channels: {}, hotels: {} }, HOTEL)).toEqual({});
});

test('ORIGIN-02 the allowed origins of a hotel are sorted, and its own word goes over that for all', () => {
  const hotels = {
    '*': { api_origins: { 'https://c.test': true, 'https://b.test': true } },
    [HOTEL]: { api_origins: { 'https://a.test': true, 'https://b.test': false } },
  };
  const fleet = { channels: {}, hotels };
  expect(allowedAt(fleet, HOTEL)).toEqual(['https://a.test', 'https://c.test']);
  expect(allowedAt(fleet, 'inn')).toEqual(['https://b.test', 'https://c.test']);
  expect(allowedAt({ channels: {}, hotels: {} }, HOTEL)).toEqual([]);
  expect(mayCall(fleet, 'inn', 'https://a.test')).toBe(false);
});

test('a hotel knows the remotes of all channels, of its own entry and of that for all, by name', () => {
  const fleet: Fleet = {
    channels: { worker: { stable: STABLE }, 'mfe-spa': { stable: STABLE } },
    hotels: {
      '*': { remotes: { 'mfe-bar': {}, shell: {} } },
      [HOTEL]: { remotes: { 'mfe-art': {} } },
      inn: { remotes: { 'mfe-inn': {} } },
    },
  };
  expect(knownRemotes(fleet, HOTEL)).toEqual([
    'mfe-art',
    'mfe-auth',
    'mfe-bar',
    'mfe-hotel',
    'mfe-spa',
  ]);
  expect(knownRemotes({ channels: {}, hotels: {} }, HOTEL)).toEqual(['mfe-auth', 'mfe-hotel']);
  expect([...choicesAt(fleet, HOTEL).keys()]).toEqual(['shell', ...knownRemotes(fleet, HOTEL)]);
});

describe('which release a hotel gets', () => {
  test.each([
    ['nothing is said', undefined, undefined, 'stable', ['1.1.0', '1.0.0']],
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
  ])('where %s', (_, mine, all, ground, versions) => {
    expect(choice(mine, all)).toMatchObject({ ground, versions, lacksNext: false });
  });

  test('where a remote has no channel it is none', () => {
    expect(choiceOf({ channels: {}, hotels: {} }, HOTEL, REMOTE)).toEqual({
      ground: 'stable',
      enabled: false,
      versions: [],
      rollout: undefined,
      withdrawn: undefined,
      lacksNext: false,
    });
  });

  test('where it chose next and there is none it is the stable one, and the choice says so', () => {
    const channels = { [REMOTE]: { stable: STABLE } };
    const lacking = choice({ channel: 'next' }, undefined, { channels });
    expect(lacking).toMatchObject({ ground: 'stable', versions: ['1.1.0', '1.0.0'] });
    expect(lacking.lacksNext).toBe(true);
  });

  test('a release that is its own predecessor stands there once', () => {
    expect(choice({ release: { current: '0.9.0', previous: '0.9.0' } }).versions).toEqual([
      '0.9.0',
    ]);
  });
});

describe('FLEET-07 of what was withdrawn', () => {
  const withdrawn = (...versions: string[]) => ({
    withdrawn: { [REMOTE]: Object.fromEntries(versions.map((version) => [version, 'It throws.'])) },
  });

  test('nothing runs, and the previous release takes its place', () => {
    const got = choice(undefined, undefined, withdrawn('1.1.0'));
    expect(got).toMatchObject({ versions: ['1.0.0'], withdrawn: '1.1.0' });
  });

  test('a previous release is left out, and nothing is missed', () => {
    const got = choice(undefined, undefined, withdrawn('1.0.0'));
    expect(got).toMatchObject({ versions: ['1.1.0'], withdrawn: undefined });
  });

  test('a pin gives way to the stable channel', () => {
    const got = choice({ pin: '0.9.0' }, undefined, withdrawn('0.9.0', '1.1.0'));
    expect(got).toMatchObject({ ground: 'pin', versions: ['1.0.0'], withdrawn: '0.9.0' });
  });

  test('there may be nothing left, and then nothing is rolled out either', () => {
    const stable = { current: '1.0.0', rollout: { version: '1.2.0', percent: 10 } };
    const channels = { [REMOTE]: { stable } };
    const got = choice(undefined, undefined, { channels, ...withdrawn('1.0.0') });
    expect(got).toMatchObject({ versions: [], withdrawn: '1.0.0' });
    expect(got.rollout).toBeUndefined();
  });

  test("another remote's version is not meant", () => {
    const other = { withdrawn: { 'mfe-bar': { '1.1.0': 'It throws.' } } };
    expect(choice(undefined, undefined, other).versions).toEqual(['1.1.0', '1.0.0']);
  });
});

describe('FLEET-61 what is rolled out', () => {
  const rollingOut = (version: string, more: Partial<Fleet> = {}, mine?: object) => {
    const stable = { ...STABLE, rollout: { version, percent: 10 } };
    return choice(mine, undefined, { channels: { [REMOTE]: { stable } }, ...more }).rollout;
  };

  test('belongs to the channel that a hotel is on', () => {
    expect(rollingOut('1.2.0')).toEqual({ version: '1.2.0', percent: 10 });
    expect(rollingOut('1.2.0', {}, { pin: '0.9.0' })).toBeUndefined();
  });

  test('is nothing once all have it, or once it is withdrawn', () => {
    expect(rollingOut('1.1.0')).toBeUndefined();
    const withdrawn = { [REMOTE]: { '1.2.0': 'It throws.' } };
    expect(rollingOut('1.2.0', { withdrawn })).toBeUndefined();
  });

  test('may be the release that all others fall back to', () => {
    expect(rollingOut('1.0.0')).toEqual({ version: '1.0.0', percent: 10 });
  });
});

describe('whether a remote is enabled', () => {
  const enabled = (slug: string, name: string, mine?: boolean, all?: boolean) => {
    const hotels = {
      '*': { remotes: { [name]: { ...(all !== undefined && { enabled: all }) } } },
      [slug]: { remotes: { [name]: { ...(mine !== undefined && { enabled: mine }) } } },
    };
    return choiceOf({ channels: {}, hotels }, slug, name).enabled;
  };

  test("a hotel's own word goes over that for all", () => {
    expect(enabled(HOTEL, REMOTE)).toBe(false);
    expect(enabled(HOTEL, REMOTE, undefined, true)).toBe(true);
    expect(enabled(HOTEL, REMOTE, false, true)).toBe(false);
    expect(enabled(HOTEL, REMOTE, true, false)).toBe(true);
    expect(enabled(HOTEL, REMOTE, true)).toBe(true);
  });

  test('the required ones are, unless it is said otherwise', () => {
    expect(enabled(HOTEL, 'mfe-auth')).toBe(true);
    expect(enabled(HOTEL, 'mfe-hotel')).toBe(true);
    expect(enabled(HOTEL, 'mfe-hotel', undefined, false)).toBe(false);
  });

  test('default has the auth screens, and more only by its own entry', () => {
    expect(enabled('default', 'mfe-auth')).toBe(true);
    expect(enabled('default', 'mfe-auth', undefined, false)).toBe(true);
    expect(enabled('default', 'mfe-auth', false)).toBe(false);
    expect(enabled('default', 'mfe-hotel')).toBe(false);
    expect(enabled('default', REMOTE, undefined, true)).toBe(false);
    expect(enabled('default', REMOTE, true)).toBe(true);
  });
});

test('FLEET-62 a browser may run what the hotel has, falls back to or rolls out, and nothing else', () => {
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
