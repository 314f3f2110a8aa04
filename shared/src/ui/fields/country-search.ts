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

/** What the guest may call each country: its name in the list and in their own language. */
function named() {
  const own = ownNames();
  return countries.map((country) => ({
    country,
    names: [country.name, SHORT_NAMES[country.iso2], own?.of(country.iso2.toUpperCase())]
      .filter((name) => name !== undefined)
      .map(folded),
  }));
}

let known: ReturnType<typeof named> | undefined;

/** Countries by name or dial code; a name that is the query comes first, then those it begins. */
export function findCountries(words: string) {
  const query = folded(words);
  if (!query) return countries;
  known ??= named();
  const dial = query.replace(/^\+/, '');
  const rank = (names: string[]) =>
    names.includes(query) ? 2 : Number(names.some((name) => name.startsWith(query)));
  return known
    .filter(
      ({ names, country }) =>
        names.some((name) => name.includes(query)) || country.dialCode.startsWith(dial),
    )
    .sort((one, other) => rank(other.names) - rank(one.names))
    .map(({ country }) => country);
}
