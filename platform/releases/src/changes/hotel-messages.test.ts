import { describe, expect, test } from 'vitest';
import type { Fleet, RemoteChoice } from '../contracts/fleet.ts';
import {
  disabledNotes,
  hotelList,
  hotelOption,
  hotelSuffix,
  hotelsIn,
  hotelsWithVerb,
  joinWithAnd,
  unmovedHotelNotes,
} from './hotel-messages.ts';

const SPA = 'mfe-spa';
const slugs = (count: number) => Array.from({ length: count }, (_, index) => `hotel-${index + 1}`);

test.each([
  [[], ''],
  [['a'], 'a'],
  [['a', 'b'], 'a and b'],
  [['a', 'b', 'c'], 'a, b and c'],
])('joins the list %j to "%s"', (parts, sentence) => {
  expect(joinWithAnd(parts)).toBe(sentence);
});

test.each([
  [['*'], 'all hotels'],
  [['plaza'], 'plaza'],
  [['*', 'plaza'], 'plaza and all other hotels'],
  [slugs(6), 'hotel-1, hotel-2, hotel-3, hotel-4, hotel-5 and hotel-6'],
  [slugs(7), 'hotel-1, hotel-2, hotel-3, hotel-4, hotel-5 and 2 more'],
  [['*', ...slugs(8)], 'hotel-1, hotel-2, hotel-3, hotel-4, hotel-5, 3 more and all other hotels'],
])('formats the hotels %j as "%s"', (hotels, sentence) => {
  expect(hotelList(hotels)).toBe(sentence);
});

test('uses the singular for one hotel and the plural for several or all', () => {
  expect(hotelsWithVerb(['plaza'], 'stays', 'stay')).toBe('plaza stays');
  expect(hotelsWithVerb(['plaza', 'inn'], 'stays', 'stay')).toBe('plaza and inn stay');
  expect(hotelsWithVerb(['*'], 'stays', 'stay')).toBe('all hotels stay');
});

test('adds the hotels in brackets unless every hotel is concerned', () => {
  expect(hotelSuffix(['*', 'default'])).toBe('');
  expect(hotelSuffix(['*'])).toBe('');
  expect(hotelSuffix([])).toBe('');
  expect(hotelSuffix(['default'])).toBe(' (default)');
  expect(hotelSuffix(['plaza'])).toBe(' (plaza)');
  expect(hotelSuffix(['*', 'plaza'])).toBe(' (plaza and all other hotels)');
});

test('quotes * on a command line and lists it first among the hotels of a fleet', () => {
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

describe('FLEET-94 hotels that stay on another version', () => {
  test('are listed with the reason and the command that frees them', () => {
    const fleet = fleetWith({
      '*': { enabled: true },
      plaza: { pin: '1.0.0' },
      inn: { pin: '1.0.0' },
      spa: { release: { current: '1.0.0' } },
      bar: { channel: 'next' },
      art: {},
    });
    expect(unmovedHotelNotes(fleet, SPA, '1.1.0')).toEqual([
      'plaza and inn stay at mfe-spa 1.0.0, pinned to it: pnpm fleet unpin mfe-spa --hotel plaza,inn.',
      'spa stays at mfe-spa 1.0.0, on a release of its own: pnpm fleet rollback mfe-spa --hotel spa.',
      'bar stays at mfe-spa 2.0.0, on the channel next.',
    ]);
    expect(unmovedHotelNotes(fleet, SPA, '3.0.0')).toContain(
      'art and all other hotels stay at mfe-spa 1.1.0, on the channel stable.',
    );
  });

  test('are not listed if the remote is disabled, rolled out or was never released', () => {
    const rollout = { version: '1.1.0', percent: 10 };
    const rolledOut = { release: { current: '1.0.0', rollout } };
    expect(
      unmovedHotelNotes(fleetWith({ plaza: { enabled: true, ...rolledOut } }), SPA, '1.1.0'),
    ).toEqual([]);
    expect(unmovedHotelNotes(fleetWith({ plaza: { pin: '1.0.0' } }), SPA, '1.1.0')).toEqual([]);
    const none = { channels: {}, hotels: { '*': { remotes: { [SPA]: { enabled: true } } } } };
    expect(unmovedHotelNotes(none, SPA, '1.1.0')).toEqual([]);
  });

  test('include those with a pinned shell, which no hotel enables', () => {
    const fleet = fleetWith({ plaza: { pin: '1.0.0' } }, 'shell');
    expect(unmovedHotelNotes(fleet, 'shell', '1.1.0')).toEqual([
      'plaza stays at shell 1.0.0, pinned to it: pnpm fleet unpin shell --hotel plaza.',
    ]);
  });
});

test('FLEET-95 names the enable command for hotels where the remote is disabled', () => {
  const fleet = fleetWith({ plaza: { enabled: true }, inn: {}, bar: {} });
  expect(disabledNotes(fleet, SPA, [])).toEqual([]);
  expect(disabledNotes(fleetWith({ inn: {} }), SPA, [])).toEqual([
    "No hotel has mfe-spa enabled yet: pnpm fleet enable mfe-spa --hotel SLUG, or --hotel '*' for all.",
  ]);
  expect(disabledNotes(fleet, SPA, ['plaza', 'default'])).toEqual([]);
  expect(disabledNotes(fleet, SPA, ['plaza', 'inn', 'bar'])).toEqual([
    'mfe-spa is disabled at inn and bar: pnpm fleet enable mfe-spa --hotel inn,bar.',
  ]);
  expect(disabledNotes(fleetWith({}, 'worker'), 'worker', ['inn'])).toEqual([]);
  expect(disabledNotes(fleetWith({}, 'worker'), 'worker', [])).toEqual([]);
});
