import { expect, test } from 'vitest';
import { acceptedCodings, matchesEtag } from './negotiation.ts';

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
])('reads Accept-Encoding %j as %j', (header, expected) => {
  expect(acceptedCodings(header)).toEqual(expected);
});

test.each([
  ['W/"abc"', true],
  ['"abc"', true],
  ['"x", W/"abc"', true],
  ['"ab"', false],
  ['abc', false],
  [undefined, false],
])('matches If-None-Match %j with W/"abc": %s', (header, expected) => {
  expect(matchesEtag(header, 'W/"abc"')).toBe(expected);
});
