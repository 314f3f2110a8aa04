import { beforeAll, expect, test, vi } from 'vitest';
import { findCountries } from './country-search.ts';

beforeAll(() => vi.stubGlobal('navigator', { language: 'de', languages: ['de'] }));

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

test('AUTH-68 a page in another language lists its own names in its order', async () => {
  vi.stubGlobal('document', { documentElement: { lang: 'de' } });
  vi.stubGlobal('navigator', { language: 'fr', languages: ['fr'] });
  vi.resetModules();
  const { findCountries } = await import('./country-search.ts');
  const [first, second] = findCountries('');
  expect([first?.name, second?.name]).toEqual(['Afghanistan', 'Ägypten']);
  for (const words of ['Deutschl', 'germany', 'allemagne'])
    expect(findCountries(words)[0]?.name).toBe('Deutschland');
  vi.stubGlobal('document', undefined);
});

test('a browser whose language is no language tag finds countries by the names of the list', async () => {
  vi.stubGlobal('navigator', { language: 'C', languages: ['C'] });
  vi.resetModules();
  const { findCountries } = await import('./country-search.ts');
  expect(findCountries('germ')[0]?.name).toBe('Germany');
});
