import { locale } from '../../language/locale.ts';
import { countryName } from './country-name.ts';
import { countries } from './phone-number.ts';

/** What people call a country beside its name in the list. */
const SHORT_NAMES: Record<string, string> = { gb: 'UK', us: 'USA', ae: 'UAE' };

/** Words as they are compared: whatever their case and accents. */
const folded = (text: string) => text.normalize('NFD').replace(/\p{M}/gu, '').trim().toLowerCase();

/** Names in the guest's language; none where the browser calls it by no language tag, as "C". */
function ownNames(): Intl.DisplayNames | undefined {
  try {
    return new Intl.DisplayNames(navigator.language, { type: 'region', fallback: 'none' });
  } catch {
    return undefined;
  }
}

/** Every country with what the guest may call it, in the order of the names that they read. */
function named() {
  const own = ownNames();
  const { compare } = new Intl.Collator(locale());
  return countries
    .map((country) => {
      const name = countryName(country);
      const others = [country.name, SHORT_NAMES[country.iso2], own?.of(country.iso2.toUpperCase())];
      const names = [name, ...others].filter((other) => other !== undefined).map(folded);
      return { country: { ...country, name }, names };
    })
    .sort((one, other) => compare(one.country.name, other.country.name));
}

let known: ReturnType<typeof named> | undefined;

/** Countries by name or dial code; a name that is the query comes first, then those it begins. */
export function findCountries(words: string) {
  known ??= named();
  const query = folded(words);
  const dial = query.replace(/^\+/, '');
  const rank = (names: string[]) =>
    names.includes(query) ? 2 : Number(names.some((name) => name.startsWith(query)));
  const found = known.filter(
    ({ names, country }) =>
      !query || names.some((name) => name.includes(query)) || country.dialCode.startsWith(dial),
  );
  return found
    .sort((one, other) => (query ? rank(other.names) - rank(one.names) : 0))
    .map(({ country }) => country);
}
