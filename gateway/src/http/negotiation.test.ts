import { expect, test } from 'vitest';
import { acceptsBrotli, namesEtag } from './negotiation.ts';

test.each([
  ['gzip, deflate, br, zstd', true],
  ['br;q=0.5', true],
  ['gzip;q=1.0 , BR ; q=0.8', true],
  ['br;q=0, gzip', false],
  ['br;q=0.000', false],
  ['gzip', false],
  ['x-br, brotli', false],
  ['*', false],
  [undefined, false],
])('Accept-Encoding %j takes brotli: %s', (header, expected) => {
  expect(acceptsBrotli(header)).toBe(expected);
});

test.each([
  ['W/"abc"', true],
  ['"abc"', true],
  ['"x", W/"abc"', true],
  ['"ab"', false],
  ['abc', false],
  [undefined, false],
])('If-None-Match %j names W/"abc": %s', (header, expected) => {
  expect(namesEtag(header, 'W/"abc"')).toBe(expected);
});
