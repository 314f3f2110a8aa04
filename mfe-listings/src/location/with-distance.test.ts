import { expect, test } from 'vitest';
import { hasComparableDistances, listingsWithDistance, nearestFirst } from './with-distance.ts';

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
