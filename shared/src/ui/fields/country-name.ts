import { locale } from '../../language/locale.ts';
import type { Country } from './phone-number.ts';

let cached: { tag: string; names: Intl.DisplayNames } | undefined;

/** Returns a country's name in the page's language; in English the name of the library's list. */
export function countryName({ iso2, name }: Pick<Country, 'iso2' | 'name'>): string {
  const tag = locale();
  if (new Intl.Locale(tag).language === 'en') return name;
  if (cached?.tag !== tag)
    cached = { tag, names: new Intl.DisplayNames(tag, { type: 'region', fallback: 'none' }) };
  return cached.names.of(iso2.toUpperCase()) ?? name;
}
