import { beforeAll, expect, test, vi } from 'vitest';
import { findCountries } from './country-search.ts';

beforeAll(() => vi.stubGlobal('navigator', { language: 'de' }));

test.each([
  ['germ', 'Germany'],
  ['+44', 'United Kingdom'],
  ['uk', 'United Kingdom'],
  ['usa', 'United States'],
  ['cote', "Côte d'Ivoire"],
  ['Deutschl', 'Germany'],
  ['ÖSTERR', 'Austria'],
])('%s finds %s first', (words, name) => {
  expect(findCountries(words)[0]?.name).toBe(name);
});

test('nothing is found for what is no country, everything for no words', () => {
  expect(findCountries('atlantis')).toEqual([]);
  expect(findCountries(' ').length).toBeGreaterThan(200);
});
