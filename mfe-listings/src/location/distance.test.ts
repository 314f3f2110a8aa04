import { expect, test, vi } from 'vitest';
import {
  distanceText,
  hasComparableDistances,
  listingsWithDistance,
  metresBetween,
  nearestFirst,
  pointOf,
} from './distance.ts';

test('LIST-21 formats a distance with the walking time', () => {
  expect(distanceText(350)).toBe('350 m, 4 min on foot');
  expect(distanceText(1400)).toBe('1.4 km, 18 min on foot');
  expect(distanceText(0)).toBe('10 m, 1 min on foot');
  expect(distanceText(994)).toBe('990 m, 12 min on foot');
  expect(distanceText(996)).toBe('1 km, 12 min on foot');
  expect(distanceText(5000)).toBe('5 km, 63 min on foot');
});

test('LIST-53 formats a long distance without a walking time', () => {
  expect(distanceText(5400)).toBe('5.4 km');
  expect(distanceText(12_480)).toBe('12 km');
});

test('LIST-21 measures the distance along the ground', () => {
  const hotel = { latitude: 51.5186, longitude: -0.1415 };
  expect(metresBetween(hotel, hotel)).toBe(0);
  expect(metresBetween(hotel, { latitude: 51.5313, longitude: -0.157 })).toBeCloseTo(1774, -1);
  const dateLine = metresBetween(
    { latitude: 0, longitude: -179.9 },
    { latitude: 0, longitude: 179.9 },
  );
  expect(dateLine).toBeCloseTo(22_239, -1);
});

test('LIST-52 ignores numbers that are no coordinates', () => {
  expect(pointOf({ latitude: 51.5, longitude: -0.14 })).toEqual({
    latitude: 51.5,
    longitude: -0.14,
  });
  for (const [latitude, longitude] of [
    [Number.NaN, 1],
    [1, Number.POSITIVE_INFINITY],
    [91, 0],
    [0, -181],
    [0, 0],
    [null, 1],
    [1, undefined],
  ])
    expect(pointOf({ latitude, longitude })).toBeUndefined();
  expect(pointOf(undefined)).toBeUndefined();
});

test('LIST-40 formats a distance in the language of the page', () => {
  vi.stubGlobal('document', { documentElement: { lang: 'de' } });
  expect(distanceText(1400)).toContain('1,4 km');
  expect(distanceText(1400)).toContain('18 Min.');
  vi.unstubAllGlobals();
});

const hotelPoint = { latitude: 51.5186, longitude: -0.1415 };
const listing = (id: number, latitude?: number, longitude = -0.1415) => ({
  id,
  name: `${id}`,
  slug: `${id}`,
  latitude,
  longitude,
});
const ids = (measured: { id: number }[]) => measured.map(({ id }) => id);

test('LIST-22 sorts the nearest first, and listings without coordinates last in their order', () => {
  const measured = listingsWithDistance(
    [listing(1), listing(2, 51.6), listing(3), listing(4, 51.52)],
    hotelPoint,
  );
  expect(hasComparableDistances(measured)).toBe(true);
  expect(ids(measured)).toEqual([1, 2, 3, 4]);
  expect(ids(nearestFirst(measured))).toEqual([4, 2, 1, 3]);
  expect(measured.map(({ metres }) => metres && Math.round(metres))).toEqual([
    undefined,
    9051,
    undefined,
    156,
  ]);
});

test('LIST-22 is not comparable with one distance, or without the coordinates of the hotel', () => {
  expect(
    hasComparableDistances(listingsWithDistance([listing(1), listing(2, 51.6)], hotelPoint)),
  ).toBe(false);
  const withoutHotelPoint = listingsWithDistance([listing(1, 51.5), listing(2, 51.6)], undefined);
  expect(hasComparableDistances(withoutHotelPoint)).toBe(false);
  expect(withoutHotelPoint[0]?.metres).toBeUndefined();
});
