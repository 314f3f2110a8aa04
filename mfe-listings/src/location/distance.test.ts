import { expect, test, vi } from 'vitest';
import { distanceText, metresBetween, pointOf } from './distance.ts';

test('LIST-21 formats a distance with the walking time', () => {
  expect(distanceText(350)).toBe('350 m, 4 min on foot');
  expect(distanceText(1400)).toBe('1.4 km, 18 min on foot');
  expect(distanceText(0)).toBe('10 m, 1 min on foot');
  expect(distanceText(994)).toBe('990 m, 12 min on foot');
  expect(distanceText(996)).toBe('1 km, 12 min on foot');
  expect(distanceText(5000)).toBe('5 km, 63 min on foot');
});

test('LIST-21 formats a long distance without a walking time', () => {
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

test('LIST-21 ignores numbers that are no coordinates', () => {
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
