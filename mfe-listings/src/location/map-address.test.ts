import { expect, test } from 'vitest';
import { mapAddress } from './map-address.ts';

test('LIST-06 the map reaches 0.05 degrees around its point and marks it', () => {
  const url = new URL(mapAddress({ latitude: 51.5186, longitude: -0.1415 }));
  expect(url.origin).toBe('https://www.openstreetmap.org');
  expect(url.searchParams.get('bbox')).toBe('-0.19150,51.46860,-0.09150,51.56860');
  expect(url.searchParams.get('marker')).toBe('51.51860,-0.14150');
});
