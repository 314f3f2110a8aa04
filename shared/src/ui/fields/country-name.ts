import { locale } from '../../language/locale.ts';
import type { Country } from './phone-number.ts';

let known: { tag: string; names: Intl.DisplayNames } | undefined;

/** A country's name in the language of the page; in English that of the list. */
export function countryName({ iso2, name }: Pick<Country, 'iso2' | 'name'>): string {
  const tag = locale();
  if (new Intl.Locale(tag).language === 'en') return name;
  if (known?.tag !== tag)
    known = { tag, names: new Intl.DisplayNames(tag, { type: 'region', fallback: 'none' }) };
  return known.names.of(iso2.toUpperCase()) ?? name;
}
