import { defaultCountries, parseCountry } from 'react-international-phone';
import { locale } from '../../language/locale.ts';

/** All countries with their English names. */
export const countries = defaultCountries.map(parseCountry);
export type Country = (typeof countries)[number];

/** Returns a country's name in the page's language; in English the name of the library's list. */
export function countryName({ iso2, name }: Country): string {
  const tag = locale();
  if (new Intl.Locale(tag).language === 'en') return name;
  const names = new Intl.DisplayNames(tag, { type: 'region', fallback: 'none' });
  return names.of(iso2.toUpperCase()) ?? name;
}

/** Common short names that the list lacks. */
const SHORT_NAMES: Record<string, string> = { gb: 'UK', us: 'USA', ae: 'UAE' };

/** Normalises text for comparison, without case and accents. */
const normalised = (text: string) =>
  text.normalize('NFD').replace(/\p{M}/gu, '').trim().toLowerCase();

/** Returns names in the guest's language; undefined if the browser's language is no tag, such as "C". */
function ownNames(): Intl.DisplayNames | undefined {
  try {
    return new Intl.DisplayNames(navigator.language, { type: 'region', fallback: 'none' });
  } catch {
    return undefined;
  }
}

/** Lists all countries with their searchable names, sorted by the visible name. */
function searchableCountries() {
  const own = ownNames();
  const { compare } = new Intl.Collator(locale());
  return countries
    .map((country) => {
      const name = countryName(country);
      const others = [country.name, SHORT_NAMES[country.iso2], own?.of(country.iso2.toUpperCase())];
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
