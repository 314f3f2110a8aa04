import { expect, test } from 'vitest';
import { isPageAddress, windowCountAt } from './addresses.ts';

const ORIGIN = 'https://stay.example.com';

test('APP-46 the worker only handles addresses of app pages', () => {
  const paths = ['/plaza', '/plaza/dashboard/hotel', '/', '/-/online/plaza', '/api/hotels/plaza'];
  expect(paths.filter((path) => isPageAddress(ORIGIN + path))).toEqual([
    '/plaza',
    '/plaza/dashboard/hotel',
    '/',
  ]);
  expect(isPageAddress(`${ORIGIN}/broadcasting/auth`)).toBe(false);
});

test('APP-03 counts the windows that show any page of the same hotel', () => {
  const windows = ['/plaza/login', '/plaza/dashboard/hotel', '/inn/login', '/'].map((path) => ({
    url: ORIGIN + path,
  }));
  expect(windowCountAt(`${ORIGIN}/plaza/profile`, windows)).toBe(2);
  expect(windowCountAt(`${ORIGIN}/inn`, windows)).toBe(1);
  expect(windowCountAt(`${ORIGIN}/another/login`, windows)).toBe(0);
});
