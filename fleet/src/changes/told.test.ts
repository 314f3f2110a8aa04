import type { Fleet, RemoteChoice } from '@foyer/shared/contracts/fleet';
import { describe, expect, test } from 'vitest';
import {
  atHotels,
  hotelOption,
  hotelsDo,
  hotelsIn,
  hotelsInWords,
  inWords,
  whereItIsOff,
  whoStays,
} from './told.ts';

const SPA = 'mfe-spa';
const slugs = (count: number) => Array.from({ length: count }, (_, place) => `hotel-${place + 1}`);

test.each([
  [[], ''],
  [['a'], 'a'],
  [['a', 'b'], 'a and b'],
  [['a', 'b', 'c'], 'a, b and c'],
])('the list %j is "%s" in a sentence', (parts, sentence) => {
  expect(inWords(parts)).toBe(sentence);
});

test.each([
  [['*'], 'all hotels'],
  [['plaza'], 'plaza'],
  [['*', 'plaza'], 'plaza and all other hotels'],
  [slugs(6), 'hotel-1, hotel-2, hotel-3, hotel-4, hotel-5 and hotel-6'],
  [slugs(7), 'hotel-1, hotel-2, hotel-3, hotel-4, hotel-5 and 2 more'],
  [['*', ...slugs(8)], 'hotel-1, hotel-2, hotel-3, hotel-4, hotel-5, 3 more and all other hotels'],
])('hotels %j are "%s"', (hotels, sentence) => {
  expect(hotelsInWords(hotels)).toBe(sentence);
});

test('one hotel has its verb in the singular, several and all have it in the plural', () => {
  expect(hotelsDo(['plaza'], 'stays', 'stay')).toBe('plaza stays');
  expect(hotelsDo(['plaza', 'inn'], 'stays', 'stay')).toBe('plaza and inn stay');
  expect(hotelsDo(['*'], 'stays', 'stay')).toBe('all hotels stay');
});

test('a sentence names its hotels, unless it concerns whichever there is', () => {
  expect(atHotels(['*', 'default'])).toBe('');
  expect(atHotels(['*'])).toBe('');
  expect(atHotels([])).toBe('');
  expect(atHotels(['default'])).toBe(' (default)');
  expect(atHotels(['plaza'])).toBe(' (plaza)');
  expect(atHotels(['*', 'plaza'])).toBe(' (plaza and all other hotels)');
});

test('all hotels are quoted on a command line, and stand first among those of a fleet', () => {
  expect(hotelOption(['*', 'plaza'])).toBe("--hotel '*',plaza");
  expect(hotelsIn({ channels: {}, hotels: { plaza: {}, '*': {} } })).toEqual(['*', 'plaza']);
  expect(hotelsIn({ channels: {}, hotels: {} })).toEqual(['*']);
});

function fleetWith(choices: Record<string, RemoteChoice>, name = SPA): Fleet {
  const channels = {
    [name]: {
      stable: { current: '1.1.0', previous: '1.0.0' },
      next: { current: '2.0.0' },
    },
  };
  const hotels = Object.entries(choices).map(([slug, choice]) => [
    slug,
    { remotes: { [name]: choice } },
  ]);
  return { channels, hotels: Object.fromEntries(hotels) };
}

describe('FLEET-21 who stays at another version is told', () => {
  test('with the reason, and with the command that frees it', () => {
    const fleet = fleetWith({
      '*': { enabled: true },
      plaza: { pin: '1.0.0' },
      inn: { pin: '1.0.0' },
      spa: { release: { current: '1.0.0' } },
      bar: { channel: 'next' },
      art: {},
    });
    expect(whoStays(fleet, SPA, '1.1.0')).toEqual([
      'plaza and inn stay at mfe-spa 1.0.0, pinned to it: pnpm fleet unpin mfe-spa --hotel plaza,inn.',
      'spa stays at mfe-spa 1.0.0, on a release of its own: pnpm fleet rollback mfe-spa --hotel spa.',
      'bar stays at mfe-spa 2.0.0, on the channel next.',
    ]);
    expect(whoStays(fleet, SPA, '3.0.0')).toContain(
      'art and all other hotels stay at mfe-spa 1.1.0, on the channel stable.',
    );
  });

  test('but not where it is off, rolled out, or was never released', () => {
    const rollout = { version: '1.1.0', percent: 10 };
    const rolledOut = { release: { current: '1.0.0', rollout } };
    expect(whoStays(fleetWith({ plaza: { enabled: true, ...rolledOut } }), SPA, '1.1.0')).toEqual(
      [],
    );
    expect(whoStays(fleetWith({ plaza: { pin: '1.0.0' } }), SPA, '1.1.0')).toEqual([]);
    const none = { channels: {}, hotels: { '*': { remotes: { [SPA]: { enabled: true } } } } };
    expect(whoStays(none, SPA, '1.1.0')).toEqual([]);
  });

  test('the shell stays, too, which no hotel enables', () => {
    const fleet = fleetWith({ plaza: { pin: '1.0.0' } }, 'shell');
    expect(whoStays(fleet, 'shell', '1.1.0')).toEqual([
      'plaza stays at shell 1.0.0, pinned to it: pnpm fleet unpin shell --hotel plaza.',
    ]);
  });
});

test('FLEET-21 a remote that is off is told with the command that enables it', () => {
  const fleet = fleetWith({ plaza: { enabled: true }, inn: {}, bar: {} });
  expect(whereItIsOff(fleet, SPA, [])).toEqual([]);
  expect(whereItIsOff(fleetWith({ inn: {} }), SPA, [])).toEqual([
    "No hotel has mfe-spa enabled yet: pnpm fleet enable mfe-spa --hotel SLUG, or --hotel '*' for all.",
  ]);
  expect(whereItIsOff(fleet, SPA, ['plaza', 'default'])).toEqual([]);
  expect(whereItIsOff(fleet, SPA, ['plaza', 'inn', 'bar'])).toEqual([
    'mfe-spa is off at inn and bar: pnpm fleet enable mfe-spa --hotel inn,bar.',
  ]);
  expect(whereItIsOff(fleetWith({}, 'worker'), 'worker', ['inn'])).toEqual([]);
  expect(whereItIsOff(fleetWith({}, 'worker'), 'worker', [])).toEqual([]);
});
