import { expect, test } from 'vitest';
import { Hotel } from '../contracts/provider/hotel.ts';
import { hotelName, settingsOf } from './record.ts';

const hotel = (record: object) => Hotel.parse({ id: 1, slug: 'plaza', ...record });

test.each([
  [{ name: 'Grand Plaza', settings: [{ app_name: 'Plaza' }] }, 'Grand Plaza'],
  [{ name: null, settings: [{ app_name: 'Plaza' }] }, 'Plaza'],
  [{ name: ' ', settings: [{ app_name: 'Plaza' }] }, 'Plaza'],
  [{ name: '', settings: [{ app_name: '' }] }, 'Your Hotel'],
  [{ settings: null }, 'Your Hotel'],
])('names the hotel %j %s', (record, name) => {
  expect(hotelName(hotel(record))).toBe(name);
});

test('gives a missing record the default name and no settings', () => {
  expect(hotelName(undefined)).toBe('Your Hotel');
  expect(settingsOf(null)).toBeUndefined();
});
