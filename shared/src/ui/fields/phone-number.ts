import {
  getActiveFormattingMask,
  guessCountryByPartialPhoneNumber,
} from 'react-international-phone';
import type { Country } from './countries.ts';

/** Maximum digits of a number, including the dial code (AUTH-16). */
export const PHONE_MAX_DIGITS = 15;

/** Countries whose numbers keep the leading zero in the international form. */
const KEEPS_ZERO = new Set(['it', 'sm', 'va', 'ci', 'cg', 'ga']);

const digitsOf = (text: string) => text.replace(/\D/g, '');

/** Removes the digits beyond `max` and keeps all other characters. */
export function limitDigits(text: string, max = PHONE_MAX_DIGITS): string {
  let digits = 0;
  return [...text].filter((char) => !/\d/.test(char) || ++digits <= max).join('');
}

/** Returns the number of `00 44 …`, `+44 …` or `tel:+44…` as `+` and digits; otherwise undefined. */
export function internationalPart(text: string): string | undefined {
  const match = /^\s*(?:tel:)?\s*(?:\+|00)(.*)$/is.exec(text);
  return match ? `+${digitsOf(match[1] ?? '')}` : undefined;
}

/** Limits a national number to the digits that its country's dial code leaves. */
export function limitNational({ dialCode }: Country, national: string): string {
  return limitDigits(national, PHONE_MAX_DIGITS - dialCode.length);
}

/** Groups the digits of a national number as its country does, such as `(702) 123-4567`. */
export function formatNational(country: Country, national: string): string {
  const digits = [...digitsOf(national)];
  let formatted = '';
  for (const char of getActiveFormattingMask({ phone: digits.join(''), country })) {
    if (digits.length === 0) break;
    formatted += char === '.' ? digits.shift() : char;
  }
  return formatted + digits.join('');
}

/** Returns the country whose complete dial code begins a number; of several, the `current` one. */
export function countryOf(phone: string, current?: Country): Country | undefined {
  const { country, fullDialCodeMatch } = guessCountryByPartialPhoneNumber({
    phone: `+${digitsOf(phone)}`,
    currentCountryIso2: current?.iso2,
  });
  return fullDialCodeMatch ? country : undefined;
}

/**
 * Converts an international number to E.164, without a trunk zero (`+44 (0)7700 …`).
 *
 * Empty if nothing follows the dial code (AUTH-18). A number of no country stays.
 */
export function toE164(phone: string): string {
  const digits = digitsOf(phone);
  const country = countryOf(digits);
  if (!country) return digits && `+${digits}`;
  const national = digits.slice(country.dialCode.length);
  const number = KEEPS_ZERO.has(country.iso2) ? national : national.replace(/^0+/, '');
  return number && `+${country.dialCode}${number}`;
}
