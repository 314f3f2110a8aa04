import { afterAll, expect, test, vi } from 'vitest';

// The module caches the names of the first language, so each test imports it again.
afterAll(() => void vi.resetModules());

/** Imports the search for a browser of this language. */
async function searchIn(language: string) {
  vi.stubGlobal('navigator', { language, languages: [language] });
  vi.resetModules();
  const { findCountries } = await import('./countries.ts');
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

test('finds nothing for an unknown name and everything for an empty query', async () => {
  const findCountries = await searchIn('de');
  expect(findCountries('atlantis')).toEqual([]);
  expect(findCountries(' ').length).toBeGreaterThan(200);
});

test('AUTH-68 a page in another language lists the names of that language in its sort order', async () => {
  vi.stubGlobal('document', { documentElement: { lang: 'de' } });
  const findCountries = await searchIn('fr');
  const [first, second] = findCountries('');
  expect([first?.name, second?.name]).toEqual(['Afghanistan', 'Ägypten']);
  for (const words of ['Deutschl', 'germany', 'allemagne'])
    expect(findCountries(words)[0]?.name).toBe('Deutschland');
});

test('finds countries by the list’s names if the browser’s language is no tag', async () => {
  const findCountries = await searchIn('C');
  expect(findCountries('germ')[0]?.name).toBe('Germany');
});
