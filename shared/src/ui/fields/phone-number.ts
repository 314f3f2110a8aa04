import {
  defaultCountries,
  guessCountryByPartialPhoneNumber,
  parseCountry,
} from 'react-international-phone';

/** Maximum digits of a number, including the dial code (AUTH-16). */
export const PHONE_MAX_DIGITS = 15;

/** Countries whose numbers keep the leading zero in the international form. */
const KEEPS_ZERO = new Set(['it', 'sm', 'va', 'ci', 'cg', 'ga']);

/** All countries with their English names. */
export const countries = defaultCountries.map(parseCountry);
export type Country = (typeof countries)[number];

/** Returns the number of `00 44 …`, `+44 …` or `tel:+44…` as `+` and digits; otherwise undefined. */
export function internationalPart(text: string): string | undefined {
  const match = /^\s*(?:tel:)?\s*(?:\+|00)(.*)$/is.exec(text);
  return match ? `+${(match[1] ?? '').replace(/\D/g, '')}` : undefined;
}

/** Prefixes a national number with the dial code; empty if it has no digit. */
export function withDialCode(dialCode: string, national: string): string {
  const digits = national.replace(/\D/g, '');
  return digits && `+${dialCode}${digits}`;
}

/** Removes the digits beyond `max` and keeps all other characters. */
export function limitDigits(text: string, max: number): string {
  let digits = 0;
  return [...text].filter((char) => !/\d/.test(char) || ++digits <= max).join('');
}

/** Returns true if the number starts with the complete dial code of a country. */
export function hasCountry(phone: string): boolean {
  return countryOf(phone.replace(/\D/g, '')) !== undefined;
}

function countryOf(digits: string) {
  const { country, fullDialCodeMatch } = guessCountryByPartialPhoneNumber({ phone: `+${digits}` });
  return fullDialCodeMatch ? country : undefined;
}

/**
 * Converts the value of the phone input to E.164, without a trunk zero (`+44 (0)7700 …`).
 *
 * Empty if nothing follows the dial code (AUTH-18). A number of no country stays.
 */
export function toE164(phone: string): string {
  const digits = phone.replace(/\D/g, '');
  const country = countryOf(digits);
  if (!country) return digits && `+${digits}`;
  const national = digits.slice(country.dialCode.length);
  const number = KEEPS_ZERO.has(country.iso2) ? national : national.replace(/^0+/, '');
  return number && `+${country.dialCode}${number}`;
}
