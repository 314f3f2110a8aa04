import { expect, test } from 'vitest';
import { countrySuggestion, isCountry } from './countries.ts';

const LETTERS = Array.from('ABCDEFGHIJKLMNOPQRSTUVWXYZ');

test('API-118 knows the 249 codes of ISO 3166-1', () => {
  const codes = LETTERS.flatMap((one) => LETTERS.map((other) => one + other));
  expect(codes.filter(isCountry)).toHaveLength(249);
});

test.each([
  ['UK', ': did you mean "GB"?'],
  ['ie', ': did you mean "IE"?'],
  ['EU', ''],
  ['XX', ''],
  ['Ireland', ''],
  ['"><script>', ''],
])('API-118 for %j, which is no country, suggests %j', (code, suggestion) => {
  expect([isCountry(code), countrySuggestion(code)]).toEqual([false, suggestion]);
});
