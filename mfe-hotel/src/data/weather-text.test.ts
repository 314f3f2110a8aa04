import { expect, test } from 'vitest';
import { weatherText } from './weather-text.ts';

test.each([
  [11.5, 'London, 12°C'],
  [12.4, 'London, 12°C'],
  [-0.4, 'London, 0°C'],
  [-3.6, 'London, -4°C'],
])('HOTEL-06 formats %f degrees as %s', (temp, text) => {
  expect(weatherText({ name: 'London', main: { temp } })).toBe(text);
});
