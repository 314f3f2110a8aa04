import { expect, test } from 'vitest';
import { isPage, windowsAt } from './addresses.ts';

const ORIGIN = 'https://stay.example.com';

test('APP-46 the worker answers for pages of the app alone', () => {
  const paths = ['/plaza', '/plaza/dashboard/hotel', '/', '/-/online/plaza', '/api/hotels/plaza'];
  expect(paths.filter((path) => isPage(ORIGIN + path))).toEqual([
    '/plaza',
    '/plaza/dashboard/hotel',
    '/',
  ]);
  expect(isPage(`${ORIGIN}/broadcasting/auth`)).toBe(false);
});

test('APP-03 a window counts where it shows the same hotel, on whatever page', () => {
  const windows = ['/plaza/login', '/plaza/dashboard/hotel', '/inn/login', '/'].map((path) => ({
    url: ORIGIN + path,
  }));
  expect(windowsAt(`${ORIGIN}/plaza/profile`, windows)).toBe(2);
  expect(windowsAt(`${ORIGIN}/inn`, windows)).toBe(1);
  expect(windowsAt(`${ORIGIN}/another/login`, windows)).toBe(0);
});
