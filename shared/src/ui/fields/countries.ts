import { defaultCountries, parseCountry } from 'react-international-phone';
import { locale } from '../../language/locale.ts';

/** All countries with their English names. */
export const countries = defaultCountries.map(parseCountry);
export type Country = (typeof countries)[number];

/** Returns the names of countries in a language; none if it is no language tag, such as "C". */
function namesIn(language: string): ({ iso2 }: Country) => string | undefined {
  try {
    const names = new Intl.DisplayNames(language, { type: 'region', fallback: 'none' });
    return ({ iso2 }) => names.of(iso2.toUpperCase());
  } catch {
    return () => undefined;
  }
}

/** Returns a country's name in the page's language; in English the name of the library's list. */
export function countryName(country: Country): string {
  const own = new Intl.Locale(locale()).language === 'en' ? undefined : namesIn(locale())(country);
  return own ?? country.name;
}

/** Common short names that the list lacks. */
const SHORT_NAMES: Record<string, string> = { gb: 'UK', us: 'USA', ae: 'UAE' };

/** Normalises text for comparison, without case and accents. */
const normalised = (text: string) =>
  text.normalize('NFD').replace(/\p{M}/gu, '').trim().toLowerCase();

/** Lists all countries with their searchable names, sorted by the visible name. */
function searchableCountries() {
  const ownName = namesIn(navigator.language);
  const { compare } = new Intl.Collator(locale());
  return countries
    .map((country) => {
      const name = countryName(country);
      const others = [country.name, SHORT_NAMES[country.iso2], ownName(country)];
      const names = [name, ...others].filter((other) => other !== undefined).map(normalised);
      return { country: { ...country, name }, names };
    })
    .sort((one, other) => compare(one.country.name, other.country.name));
}

let index: ReturnType<typeof searchableCountries> | undefined;

/** Finds countries by name or dial code: exact names first, then names that start with the text. */
export function findCountries(text: string) {
  index ??= searchableCountries();
  const query = normalised(text);
  const dial = query.replace(/^\+/, '');
  const rank = (names: string[]) =>
    names.includes(query) ? 2 : Number(names.some((name) => name.startsWith(query)));
  const found = index.filter(
    ({ names, country }) =>
      !query || names.some((name) => name.includes(query)) || country.dialCode.startsWith(dial),
  );
  return found
    .sort((one, other) => (query ? rank(other.names) - rank(one.names) : 0))
    .map(({ country }) => country);
}
