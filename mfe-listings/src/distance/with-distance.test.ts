import { expect, test } from 'vitest';
import { comparable, nearestFirst, withDistance } from './with-distance.ts';

const home = { latitude: 51.5186, longitude: -0.1415 };
const listing = (id: number, latitude?: number, longitude = -0.1415) => ({
  id,
  name: `${id}`,
  slug: `${id}`,
  latitude,
  longitude,
});
const ids = (measured: { id: number }[]) => measured.map(({ id }) => id);

test('LIST-22 the nearest first, those without a place last and in their order', () => {
  const measured = withDistance(
    [listing(1), listing(2, 51.6), listing(3), listing(4, 51.52)],
    home,
  );
  expect(comparable(measured)).toBe(true);
  expect(ids(measured)).toEqual([1, 2, 3, 4]);
  expect(ids(nearestFirst(measured))).toEqual([4, 2, 1, 3]);
  expect(measured.map(({ metres }) => metres && Math.round(metres))).toEqual([
    undefined,
    9051,
    undefined,
    156,
  ]);
});

test('LIST-22 one distance, or a hotel without a place, is nothing to choose by', () => {
  expect(comparable(withDistance([listing(1), listing(2, 51.6)], home))).toBe(false);
  const nowhere = withDistance([listing(1, 51.5), listing(2, 51.6)], undefined);
  expect(comparable(nowhere)).toBe(false);
  expect(nowhere[0]?.metres).toBeUndefined();
});
