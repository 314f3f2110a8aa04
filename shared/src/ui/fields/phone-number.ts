import {
  defaultCountries,
  guessCountryByPartialPhoneNumber,
  parseCountry,
} from 'react-international-phone';

/** Digits of a whole number, dial code included (AUTH-16). */
export const PHONE_MAX_DIGITS = 15;

/** Countries whose national numbers keep their leading zero in the international form. */
const KEEPS_ZERO = new Set(['it', 'sm', 'va', 'ci', 'cg', 'ga']);

/** Every country, with its English name. */
export const countries = defaultCountries.map(parseCountry);
export type Country = (typeof countries)[number];

/** `00 44 …`, `+44 …` and `tel:+44…` as typed or pasted: a whole international number, else undefined. */
export function internationalPart(text: string): string | undefined {
  const match = /^\s*(?:tel:)?\s*(?:\+|00)(.*)$/is.exec(text);
  return match ? `+${(match[1] ?? '').replace(/\D/g, '')}` : undefined;
}

/** A national number as an international one; empty without a digit. */
export function withDialCode(dialCode: string, national: string): string {
  const digits = national.replace(/\D/g, '');
  return digits && `+${dialCode}${digits}`;
}

/** `text` without the digits beyond `max`; what stands between digits stays. */
export function limitDigits(text: string, max: number): string {
  let digits = 0;
  return [...text].filter((char) => !/\d/.test(char) || ++digits <= max).join('');
}

/** Whether a number as the input holds it begins with the whole dial code of a country. */
export function hasCountry(phone: string): boolean {
  return countryOf(phone.replace(/\D/g, '')) !== undefined;
}

function countryOf(digits: string) {
  const { country, fullDialCodeMatch } = guessCountryByPartialPhoneNumber({ phone: `+${digits}` });
  return fullDialCodeMatch ? country : undefined;
}

/**
 * The E.164 form of what the phone input holds: no trunk zero (`+44 (0)7700 …`), and empty when
 * nothing follows the dial code (AUTH-18); what is of no country stays.
 */
export function toE164(phone: string): string {
  const digits = phone.replace(/\D/g, '');
  const country = countryOf(digits);
  if (!country) return digits && `+${digits}`;
  const national = digits.slice(country.dialCode.length);
  const number = KEEPS_ZERO.has(country.iso2) ? national : national.replace(/^0+/, '');
  return number && `+${country.dialCode}${number}`;
}
