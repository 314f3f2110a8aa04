import { afterAll, expect, test, vi } from 'vitest';

// The module keeps the names in the language that it found first.
afterAll(() => void vi.resetModules());

/** The search of a guest whose browser speaks this language. */
async function searchIn(language: string) {
  vi.stubGlobal('navigator', { language, languages: [language] });
  vi.resetModules();
  const { findCountries } = await import('./country-search.ts');
  return findCountries;
}

test.each([
  ['germ', 'Germany'],
  ['+44', 'United Kingdom'],
  ['uk', 'United Kingdom'],
  ['usa', 'United States'],
  ['cote', "Côte d'Ivoire"],
  ['Deutschl', 'Germany'],
  ['ÖSTERR', 'Austria'],
])('%s finds %s first', async (words, name) => {
  const findCountries = await searchIn('de');
  expect(findCountries(words)[0]?.name).toBe(name);
});

test('nothing is found for what is no country, everything for no words', async () => {
  const findCountries = await searchIn('de');
  expect(findCountries('atlantis')).toEqual([]);
  expect(findCountries(' ').length).toBeGreaterThan(200);
});

test('AUTH-68 a page in another language lists its own names in its order', async () => {
  vi.stubGlobal('document', { documentElement: { lang: 'de' } });
  const findCountries = await searchIn('fr');
  const [first, second] = findCountries('');
  expect([first?.name, second?.name]).toEqual(['Afghanistan', 'Ägypten']);
  for (const words of ['Deutschl', 'germany', 'allemagne'])
    expect(findCountries(words)[0]?.name).toBe('Deutschland');
});

test('a browser whose language is no language tag finds countries by the names of the list', async () => {
  const findCountries = await searchIn('C');
  expect(findCountries('germ')[0]?.name).toBe('Germany');
});
