import {
  getActiveFormattingMask,
  guessCountryByPartialPhoneNumber,
} from 'react-international-phone';
import type { Country } from './countries.ts';
import { plainDigits } from './plain-digits.ts';

/** Maximum digits of a number, including the dial code (AUTH-16). */
const PHONE_MAX_DIGITS = 15;

/** Countries whose numbers keep the leading zero in the international form. */
const KEEPS_ZERO = new Set(['it', 'sm', 'va', 'ci', 'cg', 'ga']);

export const digitsOf = (text: string) => text.replace(/\D/g, '');

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
function limitNational({ dialCode }: Country, national: string): string {
  return limitDigits(national, PHONE_MAX_DIGITS - dialCode.length);
}

/** Groups the digits of a national number as its country does, such as `(702) 123-4567`. */
function formatNational(country: Country, national: string): string {
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
 * Empty if nothing follows the dial code (AUTH-76). A number of no country stays.
 */
export function toE164(phone: string): string {
  const digits = digitsOf(phone);
  const country = countryOf(digits);
  if (!country) return digits && `+${digits}`;
  const national = digits.slice(country.dialCode.length);
  const number = KEEPS_ZERO.has(country.iso2) ? national : national.replace(/^0+/, '');
  return number && `+${country.dialCode}${number}`;
}

/** The country of a phone field, and the text of its input. */
type ShownPhone = { country: Country; typed: string };

/** Shows a number of E.164 without its dial code; a number of no country unchanged (AUTH-67). */
export function shownOf(phone: string, current: Country): ShownPhone {
  const country = countryOf(phone, current);
  if (!country) return { country: current, typed: phone };
  return { country, typed: formatNational(country, phone.slice(1 + country.dialCode.length)) };
}

/** Reads a typed number of the `current` country, or of another one if it is international. */
export function readPhone(
  text: string,
  current: Country,
  format: boolean,
): { shown: ShownPhone; phone: string } {
  const plain = plainDigits(text);
  const international = internationalPart(plain);
  if (international === undefined) {
    const national = limitNational(current, plain);
    const typed = format ? formatNational(current, national) : national;
    return { shown: { country: current, typed }, phone: toE164(`+${current.dialCode}${national}`) };
  }
  const phone = limitDigits(international);
  const typed = limitDigits(plain, PHONE_MAX_DIGITS + (plain.includes('+') ? 0 : 2));
  return { shown: { country: countryOf(phone, current) ?? current, typed }, phone: toE164(phone) };
}
