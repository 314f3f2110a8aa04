import { expect, test } from 'vitest';
import { acceptedCodings, namesEtag } from './negotiation.ts';

test.each([
  ['gzip, deflate, br, zstd', ['br', 'gzip']],
  ['br;q=0.5', ['br']],
  ['gzip;q=1.0 , BR ; q=0.8', ['br', 'gzip']],
  ['br;q=0, gzip', ['gzip']],
  ['br;q=0.000', []],
  ['gzip', ['gzip']],
  ['x-br, brotli, x-gzip', []],
  ['*', []],
  ['', []],
  [undefined, []],
])('Accept-Encoding %j takes %j', (header, expected) => {
  expect(acceptedCodings(header)).toEqual(expected);
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
